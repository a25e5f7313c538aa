import { isSafeLink, picturesOf, readRich } from '../../rich/rich.ts'
import type { PartContent, SiteConfig, SiteFloating, SiteHome, SitePart, SiteProfile } from '../site/part-schemas.ts'
import { contrastWithWhite, leastContrast } from './colour.ts'
import { texts } from './texts.ts'

/** Problems of a part by the path of the field: `Nav[0].To`. */
export type PartProblems = Readonly<Record<string, string>>

const richKeys: ReadonlySet<string> = new Set(['Body', 'Culture'])
const pictureKeys: ReadonlySet<string> = new Set(['Picture', 'Logo', 'WeChat'])

/** Every text of a part with the name of its field and its path. */
function textsOf(value: unknown, path = '', key = ''): readonly (readonly [key: string, path: string, text: string])[] {
  if (typeof value === 'string') return [[key, path, value]]
  if (Array.isArray(value)) return value.flatMap((item, at) => textsOf(item, `${path}[${at}]`))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inside]) => textsOf(inside, path === '' ? name : `${path}.${name}`, name))
}

/** Keys of all pictures that a part shows. */
export const picturesOfPart = (content: PartContent): string[] => {
  const found = textsOf(content).flatMap(([key, , text]) => {
    if (pictureKeys.has(key)) return [text]
    const doc = richKeys.has(key) ? readRich(text) : undefined
    return doc ? picturesOf(doc) : []
  })
  return [...new Set(found.filter(Boolean))]
}

/** Problems that even a draft must not have: unsafe links, markup, a colour without enough contrast. */
export function draftProblems(content: PartContent): PartProblems {
  const found = textsOf(content).flatMap(([key, path, text]): [string, string][] => {
    if (text === '') return []
    if (key === 'To' && !isSafeLink(text)) return [[path, texts.link]]
    if (richKeys.has(key) && !readRich(text)) return [[path, texts.rich]]
    if (key !== 'Colour') return []
    const contrast = contrastWithWhite(text)
    // Number.NaN, of a colour that is none, is the business of the schema
    return contrast < leastContrast ? [[path, texts.contrast(contrast.toFixed(2))]] : []
  })
  if ('Enabled' in content) found.push(...reachProblems(content))
  return Object.fromEntries(found)
}

function reachProblems({ Items }: SiteFloating): [string, string][] {
  return Items.flatMap(({ Kind, Value }, at): [string, string][] => {
    if (Value === '') return []
    const path = `Items[${at}].Value`
    if (Kind === 'link' && !isSafeLink(Value)) return [[path, texts.link]]
    if (Kind === 'phone' && !/^\+?[\d\s()-]{5,25}$/.test(Value)) return [[path, texts.phone]]
    return Kind === 'mail' && !isSafeLink(`mailto:${Value}`) ? [[path, texts.mail]] : []
  })
}

const named = (list: string, items: readonly { readonly Label: string; readonly To: string }[]) =>
  items.flatMap(({ Label, To }, at): [string, string][] => [
    ...(Label.trim() === '' ? [[`${list}[${at}].Label`, texts.label] as [string, string]] : []),
    ...(To === '' ? [[`${list}[${at}].To`, texts.to] as [string, string]] : []),
  ])

/** Problems against publishing, besides those of drafts. */
export function publishProblems(part: SitePart, content: PartContent): PartProblems {
  return { ...Object.fromEntries(missingIn(part, content)), ...draftProblems(content) }
}

function missingIn(part: SitePart, content: PartContent): [string, string][] {
  switch (part) {
    case 'config': {
      const { Name, NameEn, Nav, NavEn, Friends, English } = content as SiteConfig
      return [
        ...(Name.trim() === '' ? [['Name', texts.siteName] as [string, string]] : []),
        ...(English && NameEn.trim() === '' ? [['NameEn', texts.siteNameEn] as [string, string]] : []),
        ...named('Nav', Nav),
        ...named('NavEn', NavEn),
        ...named('Friends', Friends),
      ]
    }
    case 'home':
    case 'customerHome':
    case 'peerHome':
    case 'companyHome':
    case 'homeEn': {
      const { Blocks } = content as SiteHome
      if (Blocks.length === 0) return [['Blocks', texts.noBlocks]]
      return Blocks.flatMap(({ Kind, Title }, at): [string, string][] =>
        Kind === 'hero' && Title.trim() === '' ? [[`Blocks[${at}].Title`, texts.heroTitle]] : [],
      )
    }
    case 'profile':
    case 'customerProfile':
    case 'profileEn': {
      const { Summary, Body } = content as SiteProfile
      return Summary.trim() === '' && Body === '' ? [['Summary', texts.profile]] : []
    }
    case 'floating': {
      const { Enabled, Items } = content as SiteFloating
      if (!Enabled) return []
      if (Items.length === 0) return [['Items', texts.noItems]]
      return Items.flatMap(({ Kind, Label, Value, Picture }, at): [string, string][] => [
        ...(Label.trim() === '' ? [[`Items[${at}].Label`, texts.label] as [string, string]] : []),
        // a code to scan needs no words
        ...(Value.trim() === '' && !(Kind === 'wechat' && Picture) ? [[`Items[${at}].Value`, texts.value] as [string, string]] : []),
      ])
    }
  }
}
