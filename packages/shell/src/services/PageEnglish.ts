import type { KitTexts } from '@jst/feature-kit'
import type { UiTexts } from '@jst/ui'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { ArcoLocale } from '../arcoLocale.ts'

/** English texts of a page's parts. */
export interface PageWords {
  readonly ui: UiTexts
  readonly kit: KitTexts
  readonly arco: ArcoLocale | undefined
}

/** English texts of shared parts, for pages that are in English. They are fetched with the first such page. */
export class PageEnglish {
  words: PageWords | undefined = undefined
  hasFailed = false
  private readonly arco: () => Promise<ArcoLocale | undefined>

  constructor(arco: () => Promise<ArcoLocale | undefined> = async () => undefined) {
    this.arco = arco
    makeAutoObservable<this, 'arco'>(this, { words: observableRef, arco: false })
  }

  async load(): Promise<void> {
    if (this.words) return
    try {
      const [ui, kit, arco] = await Promise.all([import('@jst/ui/english'), import('@jst/feature-kit/english'), this.arco()])
      runInAction(() => (this.words = { ui: ui.englishTexts, kit: kit.englishTexts, arco }))
    } catch (error) {
      runInAction(() => (this.hasFailed = true))
      throw error
    }
  }
}
