import { makeAutoObservable, observableRef } from 'mobx'
import { timeZones } from '../format/zone.ts'

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

/** Further choices of looks and habits; the first of each is the default. */
export const displayChoices = {
  layout: ['side', 'top', 'mixed', 'columns'],
  timeZone: ['browser', ...timeZones],
  colours: ['normal', 'grey', 'weak'],
  tabLooks: ['line', 'card', 'pill'],
  restoreTabs: ['on', 'off'],
  lockAfter: ['never', '5', '15', '30', '60'],
} as const
/** Name of a further choice. */
export type DisplayChoice = keyof typeof displayChoices
/** Values of a display choice. */
export type DisplayChoiceOf<K extends DisplayChoice> = (typeof displayChoices)[K][number]
type Chosen = { [K in DisplayChoice]: DisplayChoiceOf<K> }
const choiceNames = Object.keys(displayChoices) as DisplayChoice[]
const choiceKey = (name: DisplayChoice) => `jst:${name}`
const isChoice = (name: DisplayChoice, value: unknown): boolean => (displayChoices[name] as readonly unknown[]).includes(value)

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

/** Theme, row height and whether new messages pop up: one setting for the whole product, stored in local storage. */
export class DisplaySettings {
  /** Light unless the reader chose otherwise. */
  theme: Theme
  /** Row height of every table. */
  density: Density
  /** New messages show themselves above the page; without it only their count changes. */
  popUps: boolean
  /** Name, account and time of the reader over every page. */
  watermark: boolean
  /** Where the menu stands, the time zone, grey or stronger colours, looks of the tabs, whether tabs come back, minutes until the screen is locked. */
  chosen: Readonly<Chosen>
  private readonly storage: SettingsStorage | undefined

  constructor(ports: { storage?: SettingsStorage } = {}) {
    this.storage = ports.storage
    this.theme = recall(this.storage, themeStorageKey) === 'dark' ? 'dark' : 'light'
    const density = recall(this.storage, densityStorageKey)
    this.density = density !== null && Object.hasOwn(rowHeights, density) ? (density as Density) : 'standard'
    this.popUps = recall(this.storage, popUpsStorageKey) !== 'off'
    this.watermark = recall(this.storage, watermarkStorageKey) === 'on'
    this.chosen = Object.fromEntries(
      choiceNames.map((name) => {
        const storedChoice = recall(this.storage, choiceKey(name))
        return [name, isChoice(name, storedChoice) ? storedChoice : displayChoices[name][0]]
      }),
    ) as Chosen
    makeAutoObservable<this, 'storage'>(this, { storage: false, chosen: observableRef })
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

  /** Kept at once. */
  choose<K extends DisplayChoice>(name: K, value: DisplayChoiceOf<K>): void {
    this.chosen = { ...this.chosen, [name]: value }
    remember(this.storage, choiceKey(name), value === displayChoices[name][0] ? undefined : value)
  }

  /** Everything by name, as an account keeps it. */
  get all(): Readonly<Record<string, string>> {
    const onOff = (is: boolean) => (is ? 'on' : 'off')
    return { theme: this.theme, density: this.density, popUps: onOff(this.popUps), watermark: onOff(this.watermark), ...this.chosen }
  }

  /** Applies the settings that an account has stored; absent and unknown ones stay as they are. */
  take(choices: Readonly<Record<string, string | undefined>>): void {
    const { theme, density, popUps, watermark } = choices
    if (theme === 'light' || theme === 'dark') this.setTheme(theme)
    if (density !== undefined && Object.hasOwn(rowHeights, density)) this.setDensity(density as Density)
    if (popUps !== undefined) this.setPopUps(popUps !== 'off')
    if (watermark !== undefined) this.setWatermark(watermark === 'on')
    for (const name of choiceNames) if (isChoice(name, choices[name])) this.choose(name, choices[name] as never)
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

/** Tells the style sheets how menu and page stand; the boot script does the same before the first paint. */
export function applyLayout(body: { dataset: Record<string, string | undefined> }, layout: DisplayChoiceOf<'layout'>): void {
  if (layout === 'side') delete body.dataset['layout']
  else body.dataset['layout'] = layout
}

/** Puts grey or stronger colours on the whole page. */
export function applyColours(root: { dataset: Record<string, string | undefined> }, colours: DisplayChoiceOf<'colours'>): void {
  if (colours === 'normal') delete root.dataset['colours']
  else root.dataset['colours'] = colours
}
