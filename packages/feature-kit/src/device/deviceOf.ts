import { texts } from '../texts.ts'

const browsers: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/MicroMessenger\//, '微信'],
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/QQBrowser\//, 'QQ浏览器'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Version\/.*Safari\//, 'Safari'],
]
const systems: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/HarmonyOS|OpenHarmony/, '鸿蒙'],
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Macintosh/, 'macOS'],
  [/Linux/, 'Linux'],
]
const nameIn = (names: typeof browsers, text: string) => names.find(([pattern]) => pattern.test(text))?.[1]

/** A browser's long name of itself as people say it: `Chrome · Windows`. */
export function deviceOf(userAgent: string): string {
  const known = [nameIn(browsers, userAgent), nameIn(systems, userAgent)].filter((name) => name !== undefined)
  return known.length > 0 ? known.join(' · ') : userAgent.slice(0, 40) || texts.unknownDevice
}
