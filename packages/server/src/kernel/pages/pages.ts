import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { withBrand, type AddressBrand } from '../site/brand.ts'

/** Entry of `screens.json` for one screen: files that the entry does not load, and the first reads of the page. */
interface BuiltScreen {
  readonly files: readonly string[]
  readonly first?: readonly string[]
}

/** `index.html` as it is sent for one path. */
export interface Page {
  readonly body: Buffer
  readonly gzip: Buffer
  readonly etag: string
  /** Sources of `script-src` that its inline scripts need. */
  readonly inlineScripts: readonly string[]
  /** Sources of `style-src` that its style elements need. */
  readonly inlineStyles: readonly string[]
}

/** Pages that are kept: a few screens for each company. */
const mostBranded = 500
const bootMark = 'data-first=""'
const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g
const inlineStyle = /<style>([\s\S]*?)<\/style>/g
const hash = (text: string | Buffer) => createHash('sha256').update(text).digest('base64')
const attribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
const isStyle = (file: string) => file.endsWith('.css')
const linkTo = (file: string) =>
  `<link rel="${isStyle(file) ? 'preload" as="style' : 'modulepreload'}" crossorigin href="${attribute(file)}">`
/** A style sheet that stands in the body holds up what follows it, and not the frame above. */
const sheetOf = (file: string) => `<link rel="stylesheet" crossorigin href="${attribute(file)}">`

/** The page of a built app for every path: the page names the files of its screen and what to ask first, so that a browser fetches all at once. */
export class Pages {
  private readonly file: string
  private readonly screensFile: string
  private read: { readonly at: number; readonly html: string; readonly screens: Readonly<Record<string, BuiltScreen>> } | undefined
  private readonly rendered = new Map<string, Page>()
  /** Pages with a brand, by screen and brand. */
  private readonly branded = new Map<string, Page>()

  /** `folder`: of the built app. */
  constructor(folder: string) {
    this.file = path.join(folder, 'index.html')
    this.screensFile = path.join(folder, 'screens.json')
  }

  /** Undefined while the app is not built. `brand`: of the address; undefined: the page has the neutral name of the platform. */
  pageOf(pathname: string, brand?: AddressBrand): Page | undefined {
    const read = this.current()
    if (!read) return undefined
    const requestedKey = keyOf(pathname)
    // as many pages as there are screens, whatever paths are asked for
    const key = Object.hasOwn(read.screens, requestedKey) ? requestedKey : ''
    const plain = this.rendered.get(key) ?? pageWith(read.html, read.screens[key])
    this.rendered.set(key, plain)
    return brand ? this.brandedPage(plain, key, brand) : plain
  }

  private brandedPage(plain: Page, screen: string, brand: AddressBrand): Page {
    const key = [screen, brand.companyId, brand.name, brand.logo, brand.home].join('\n')
    const page = this.branded.get(key) ?? pageOfText(withBrand(plain.body.toString(), brand))
    if (!this.branded.has(key) && this.branded.size >= mostBranded) this.branded.clear()
    this.branded.set(key, page)
    return page
  }

  /** Returns true if the app has a screen at the path; an app that does not list its screens may have any. */
  has(pathname: string): boolean {
    const screens = this.current()?.screens ?? {}
    return Object.hasOwn(screens, keyOf(pathname)) || Object.keys(screens).length === 0
  }

  /** The last build. A build that was renewed is read anew. */
  private current() {
    if (!existsSync(this.file)) return undefined
    const { mtimeMs } = statSync(this.file)
    if (this.read?.at !== mtimeMs) {
      const screens = existsSync(this.screensFile)
        ? (JSON.parse(readFileSync(this.screensFile, 'utf8')) as Record<string, BuiltScreen>)
        : {}
      this.read = { at: mtimeMs, html: readFileSync(this.file, 'utf8'), screens }
      this.rendered.clear()
      this.branded.clear()
    }
    return this.read
  }
}

const keyOf = (pathname: string): string => pathname.replace(/(?<!\/)\/+$/, '').toLowerCase() || '/'

function pageWith(html: string, screen: BuiltScreen | undefined): Page {
  return pageOfText(screen ? withScreen(html, screen) : html)
}

function pageOfText(text: string): Page {
  const body = Buffer.from(text)
  return {
    body,
    gzip: gzipSync(body, { level: 9 }),
    etag: `"${hash(body).slice(0, 22)}"`,
    inlineScripts: sourcesOf(text, inlineScript),
    inlineStyles: sourcesOf(text, inlineStyle),
  }
}

const sourcesOf = (html: string, element: RegExp): string[] =>
  [...html.matchAll(element)].map(([, content = '']) => `'sha256-${hash(content)}'`)

/** Links right behind the boot script, which stands first, and style sheets at the end of the body; a page without the script stays as it is. */
function withScreen(html: string, { files, first = [] }: BuiltScreen): string {
  const at = html.indexOf(bootMark)
  const end = html.indexOf('</script>', at) + '</script>'.length
  if (at < 0) return html
  const script = html.slice(at + bootMark.length, end)
  const links = files.map(linkTo).join('')
  const sheets = files.filter(isStyle).map(sheetOf).join('')
  const rest = html.slice(end).replace('</body>', () => `${sheets}</body>`)
  return `${html.slice(0, at)}data-first="${attribute(first.join(' '))}"${script}${links}${rest}`
}
