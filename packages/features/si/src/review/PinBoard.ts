import type { SiFieldRemark } from '@jst/contracts/si'
import { makeAutoObservable, observableRef } from 'mobx'
import { keyOfPlace, pathOf, type Place } from '../bill/remark-path.ts'

export interface Pin {
  readonly key: string
  readonly place: Place
  readonly text: string
}

/** Where half-written remarks outlive a reload; a storage that refuses is as good as none. */
export type PinStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The longest text of a field remark. */
export const longestPin = 300

/** Remarks that a reviewer pins to fields of one version; sent with a rejection. Observable. */
export class PinBoard {
  pins: readonly Pin[] = []
  /** The pin that wants the cursor, as after a click on a field. */
  wanted: string | undefined = undefined
  private readonly storage: PinStorage | undefined
  private readonly name: string

  constructor(record: { id: number; version: number }, storage?: PinStorage) {
    this.name = `jst:si-pins:${record.id}:${record.version}`
    this.storage = storage
    this.pins = this.stored()
    makeAutoObservable<this, 'storage' | 'name' | 'stored'>(
      this,
      { pins: observableRef, storage: false, name: false, stored: false },
      { autoBind: true },
    )
  }

  /** Remarks to send; empty ones are left out. */
  get remarks(): SiFieldRemark[] {
    return this.pins.flatMap(({ place, text }) => (text.trim() === '' ? [] : [{ Path: pathOf(place), Text: text.trim() }]))
  }

  has(place: Place): boolean {
    return this.pins.some(({ key }) => key === keyOfPlace(place))
  }

  /** Pins a field, or goes to its pin; `text` fills a pin without a remark. */
  pin(place: Place, text = ''): void {
    const key = keyOfPlace(place)
    const there = this.pins.find((pin) => pin.key === key)
    if (!there) this.keep([...this.pins, { key, place, text: text.slice(0, longestPin) }])
    else if (there.text === '' && text !== '') this.write(key, text)
    this.wanted = key
  }

  write(key: string, text: string): void {
    this.keep(this.pins.map((pin) => (pin.key === key ? { ...pin, text: text.slice(0, longestPin) } : pin)))
  }

  remove(key: string): void {
    this.keep(this.pins.filter((pin) => pin.key !== key))
  }

  /** The wanted pin has got the cursor. */
  reached(): void {
    this.wanted = undefined
  }

  clear(): void {
    this.keep([])
  }

  private keep(pins: readonly Pin[]): void {
    this.pins = pins
    try {
      if (pins.length === 0) this.storage?.removeItem(this.name)
      else this.storage?.setItem(this.name, JSON.stringify(pins))
    } catch {
      // a full or forbidden storage: they live as long as the page
    }
  }

  private stored(): Pin[] {
    try {
      const found: unknown = JSON.parse(this.storage?.getItem(this.name) ?? '[]')
      return Array.isArray(found) ? found.filter(isPin) : []
    } catch {
      return []
    }
  }
}

const isPin = (value: unknown): value is Pin =>
  typeof value === 'object' &&
  value !== null &&
  'key' in value &&
  typeof value.key === 'string' &&
  'text' in value &&
  typeof value.text === 'string' &&
  'place' in value &&
  typeof value.place === 'object'
