import { makeAutoObservable } from 'mobx'

/** The few methods of local storage that settings need. */
export interface SettingsStorage {
  /** null when there is none; may throw. */
  getItem(key: string): string | null
  /** May throw when it is full or forbidden. */
  setItem(key: string, value: string): void
  /** May throw when it is forbidden. */
  removeItem(key: string): void
}

/** Light or dark. */
export type Theme = 'light' | 'dark'
/** Row heights of tables: compact 32, standard 36, roomy 44 pixels. */
export type Density = 'compact' | 'standard' | 'roomy'

/** Height of a table row in pixels, by density. */
export const rowHeights: Record<Density, number> = { compact: 32, standard: 36, roomy: 44 }
/** Key of the theme in local storage; read before the first paint. */
export const themeStorageKey = 'jst:theme'
const densityStorageKey = 'jst:density'
const popUpsStorageKey = 'jst:popUps'
const watermarkStorageKey = 'jst:watermark'

/** Storage that may be full or forbidden: settings then live for this page only. */
export function remember(storage: SettingsStorage | undefined, key: string, value: string | undefined): void {
  try {
    if (value === undefined) storage?.removeItem(key)
    else storage?.setItem(key, value)
  } catch {
    // A setting that cannot be stored is no reason to stop anyone's work.
  }
}

export function recall(storage: SettingsStorage | undefined, key: string): string | null {
  try {
    return storage?.getItem(key) ?? null
  } catch {
    return null
  }
}

/** Theme, row height and whether new messages pop up: one choice for the whole product, kept in local storage. */
export class DisplaySettings {
  /** Light unless the reader chose otherwise. */
  theme: Theme
  /** Row height of every table. */
  density: Density
  /** New messages show themselves above the page; without it only their count changes. */
  popUps: boolean
  /** Name, account and time of the reader over every page. */
  watermark: boolean
  private readonly storage: SettingsStorage | undefined

  constructor(ports: { storage?: SettingsStorage } = {}) {
    this.storage = ports.storage
    this.theme = recall(this.storage, themeStorageKey) === 'dark' ? 'dark' : 'light'
    const density = recall(this.storage, densityStorageKey)
    this.density = density !== null && Object.hasOwn(rowHeights, density) ? (density as Density) : 'standard'
    this.popUps = recall(this.storage, popUpsStorageKey) !== 'off'
    this.watermark = recall(this.storage, watermarkStorageKey) === 'on'
    makeAutoObservable<this, 'storage'>(this, { storage: false })
  }

  /** Kept at once; `applyTheme` puts it on the page. */
  setTheme(theme: Theme): void {
    this.theme = theme
    remember(this.storage, themeStorageKey, theme)
  }

  /** Kept at once. */
  setDensity(density: Density): void {
    this.density = density
    remember(this.storage, densityStorageKey, density)
  }

  /** Kept at once. */
  setPopUps(popUps: boolean): void {
    this.popUps = popUps
    remember(this.storage, popUpsStorageKey, popUps ? undefined : 'off')
  }

  /** Kept at once; a company may demand the watermark all the same. */
  setWatermark(watermark: boolean): void {
    this.watermark = watermark
    remember(this.storage, watermarkStorageKey, watermark ? 'on' : undefined)
  }
}

/** Puts a theme on the page: Arco and our own tokens both follow the attribute on body. */
export function applyTheme(
  body: { setAttribute(name: string, value: string): void; removeAttribute(name: string): void },
  theme: Theme,
): void {
  if (theme === 'dark') body.setAttribute('arco-theme', 'dark')
  else body.removeAttribute('arco-theme')
}
