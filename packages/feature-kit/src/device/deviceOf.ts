import { texts } from '../texts.ts'
import { names } from './device.texts.ts'

const browsers: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/MicroMessenger\//, names.weChat],
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/QQBrowser\//, names.qq],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Version\/.*Safari\//, 'Safari'],
]
const systems: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/HarmonyOS|OpenHarmony/, names.harmony],
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Macintosh/, 'macOS'],
  [/Linux/, 'Linux'],
]
const nameIn = (patterns: typeof browsers, text: string) => patterns.find(([pattern]) => pattern.test(text))?.[1]

/** A browser's long name of itself as people say it: `Chrome · Windows`. `unknown`: for one that says nothing. */
export function deviceOf(userAgent: string, unknown: string = texts.unknownDevice): string {
  const names = [nameIn(browsers, userAgent), nameIn(systems, userAgent)].filter((name) => name !== undefined)
  return names.length > 0 ? names.join(' · ') : userAgent.slice(0, 40) || unknown
}
