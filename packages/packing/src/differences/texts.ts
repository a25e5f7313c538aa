import type { Words } from '../model/error.ts'

export const stateWords: Words = { zh: '状态', en: 'State' }

/** A change of a shared box, for the bills that it concerns. */
export function changeWords(
  box: string,
  changes: readonly { readonly label: Words; readonly before: string; readonly after: string }[],
): Words {
  const list = (language: keyof Words, none: string, arrow: string) =>
    changes.map(({ label, before, after }) => `${label[language]} ${before || none}${arrow}${after || none}`)
  return {
    zh: `同箱 ${box} 有变动：${list('zh', '（空）', ' → ').join('，')}，请核对本票`,
    en: `Shared box ${box} changed: ${list('en', '(none)', ' → ').join(', ')}; check this bill`,
  }
}
