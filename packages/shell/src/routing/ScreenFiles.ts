/** File list of a build: all files, and for the lower-case path of each screen the indexes of those that its chunk imports. */
export interface BuiltFiles {
  readonly files: readonly string[]
  readonly screens: Readonly<Record<string, readonly number[] | undefined>>
}

/** Name of the meta element of the page that has the address of the list. */
export const screenFilesMeta = 'jst-screens'

/**
 * Files of the app's screens, so that the files of the next screen are fetched in parallel. The list is read after the first page was rendered:
 * the HTML of that page names its own files, and the code of the app names none.
 */
export class ScreenFiles {
  private builtFiles: BuiltFiles | undefined
  private readonly document: Document
  private readonly read: (address: string) => Promise<BuiltFiles>

  constructor(document: Document, read = async (address: string) => (await fetch(address)).json() as Promise<BuiltFiles>) {
    this.document = document
    this.read = read
  }

  async load(): Promise<void> {
    const address = this.document.querySelector<HTMLMetaElement>(`meta[name="${screenFilesMeta}"]`)?.content
    // without the list the browser finds the files through the imports of the screen's chunk
    if (address !== undefined) this.builtFiles ??= await this.read(address).catch(() => undefined)
  }

  /** Begins to fetch the scripts of a screen. */
  fetchAhead(path: string): void {
    for (const at of this.builtFiles?.screens[path.toLowerCase()] ?? []) {
      const file = this.builtFiles?.files[at]
      if (file === undefined || !file.endsWith('.js')) continue
      if (this.document.querySelector(`link[rel="modulepreload"][href="${file}"]`)) continue
      const link = this.document.createElement('link')
      Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href: file })
      this.document.head.append(link)
    }
  }
}
