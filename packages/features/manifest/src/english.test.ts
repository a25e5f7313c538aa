import { manifestDocument, manifestStates, vgmDocument, vgmStates } from '@jst/contracts/manifest'
import { chineseDeclared, chineseIn, declaredWords } from '@jst/feature-kit/testing'
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

it('every declared word is English: fields and hints, states, moves, events, files, parties, filings', () => {
  // versions compare under the labels of their fields, which the kit reads in the language of the page
  const all = [declared, english.sheet]
  expect(declaredWords(all).length).toBeGreaterThan(300)
  expect(chineseDeclared(all)).toEqual([])
  for (const [table, own] of [
    [declared.declared.manifestStates.moves, manifestStates.moves],
    [declared.vgmDeclared.vgmStates.moves, vgmStates.moves],
    [declared.declared.manifestDocument.events, manifestDocument.events],
    [declared.vgmDeclared.vgmDocument.events, vgmDocument.events],
  ])
    expect(Object.keys(table!)).toEqual(Object.keys(own!))
})
