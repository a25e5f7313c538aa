import { manifestDocument, manifestStates, vgmDocument, vgmStates } from '@jst/contracts/manifest'
import { chineseIn } from '@jst/feature-kit/testing'
import { expect, it } from 'vitest'
import { declared } from './declared-en.ts'
import { english } from './texts-en.ts'

it('every text of filings is English where the page is', () => {
  const { say: _say, ...manifests } = english.manifests
  const { languages: _languages, proposals, ...links } = english.links
  const { label, ...deciding } = proposals
  const { receipt, ...info } = manifests.info
  const { unreadRow, ...dialog } = english.vgm.dialog
  expect(unreadRow('称得重量', '100.5', '不能读入', '[0].Weighed')).toBe('Weighed 100.5: not read as it stands')
  expect([receipt('MT3101', ''), receipt('01', '01 taken'), receipt('01', 'taken')]).toEqual(['MT3101', '01 taken', '01 taken'])
  expect(chineseIn({ manifests: { ...manifests, info }, links, deciding, vgm: { ...english.vgm, dialog }, names: english.names })).toEqual(
    [],
  )
  expect(['Shipper.Name', 'Vgm[CSQU3054383].Vgm', 'Boxes[CSQU3054383].Seals'].map((path) => label(path, '标签'))).toEqual([
    'Shipper · Name',
    'VGM CSQU3054383',
    'Seal no. CSQU3054383',
  ])
})

/** Words that a reader sees of a declaration. */
function wordsOf(part: unknown): string[] {
  if (Array.isArray(part)) return part.flatMap((one) => (typeof one === 'string' ? [one] : wordsOf(one)))
  if (typeof part !== 'object' || part === null) return []
  const { zh, about, done, hint, remarks, choices, values, channels: _channels, ...rest } = part as Readonly<Record<string, unknown>>
  const own = [zh, about, done, hint, remarks].filter((word) => typeof word === 'string')
  const labels = [choices, values].flatMap((table) => Object.values((table as object | undefined) ?? {}).map(String))
  return [...own, ...labels, ...Object.values(rest).flatMap(wordsOf)]
}

it('every declared word is English: fields and hints, states, moves, events, files, parties, filings', () => {
  // versions compare under the labels of their fields, which the kit reads in the language of the page
  const said = wordsOf([declared, english.sheet])
  expect(said.length).toBeGreaterThan(300)
  expect(said.filter((word) => /\p{Script=Han}/u.test(word))).toEqual([])
  for (const [table, own] of [
    [declared.declared.manifestStates.moves, manifestStates.moves],
    [declared.vgmDeclared.vgmStates.moves, vgmStates.moves],
    [declared.declared.manifestDocument.events, manifestDocument.events],
    [declared.vgmDeclared.vgmDocument.events, vgmDocument.events],
  ])
    expect(Object.keys(table!)).toEqual(Object.keys(own!))
})
