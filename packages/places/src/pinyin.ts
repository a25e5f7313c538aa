import { pinyin } from 'pinyin-pro'

/** `上海` → `SHANGHAI`, `SH`. What is not Chinese stays as it is; spaces and signs go. */
export function pinyinOf(text: string): { full: string; initials: string } {
  const parts = pinyin(text, { toneType: 'none', type: 'array', nonZh: 'consecutive', v: true })
    .map((part) => part.toUpperCase().replace(/[^A-Z0-9]/g, ''))
    .filter((part) => part !== '')
  return { full: parts.join(''), initials: parts.map((part) => part[0]).join('') }
}
