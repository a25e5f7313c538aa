import { linkBlocksEn } from '@jst/contracts/manifest'
import type { Words } from '@jst/feature-kit'
import { labelOf } from '@jst/manifest'
import type { LinksTexts } from './texts.ts'

const count = (many: number, one: string) => `${many} ${one}${many === 1 ? '' : 's'}`
/** Container that a path names: `Vgm[CSQU3054383].Vgm`, `Boxes[CSQU3054383].Seals`. */
const boxIn = /^(Vgm|Boxes)\[(.*?)\]/

/** Words of links for readers without an account. */
export const linksEn: Words<LinksTexts> = {
  share: 'Share to fill in',
  title: (bill) => `Share ${bill} to fill in`,
  lead: 'A factory or shipper fills in the parts that you tick, without an account. You take their entries one by one before they count.',
  for: 'For',
  forHint: 'For example: Jiaxing factory, Ms Wang',
  hours: 'Valid for',
  hourOptions: { 24: '24 hours', 72: '72 hours', 168: '7 days', 720: '30 days' },
  blocks: 'They see and fill in',
  blockNames: linkBlocksEn,
  joint: ', ',
  noBlock: 'Please tick one part at least',
  language: 'Language of the page',
  languages: { cn: '中文', en: 'English' },
  withCode: 'Ask for a code of 4 digits',
  withCodeHint: 'The code is shown once; tell it by telephone or in another message',
  make: 'Create link',
  code: (code) => `Code: ${code}`,
  list: 'Links',
  more: (blocks, reader) => [blocks, reader === '' ? '' : `Last opened by ${reader}`].filter(Boolean).join(' · '),
  locked: 'Locked after too many wrong codes',
  proposals: {
    title: 'Proposed entries',
    from: (name, phone, whom) => `${name} ${phone} (${whom})`,
    titles: ['Field', 'Now', 'Proposed', 'Decision'],
    label: (path, label) => {
      const [, part, box = ''] = boxIn.exec(path) ?? []
      return part === undefined ? labelOf(path).en || label : `${part === 'Vgm' ? 'VGM' : 'Seal no.'} ${box}`
    },
    take: 'Take',
    refuse: 'Refuse',
    open: 'Not decided',
    takeAll: 'Take all',
    note: (note) => `Note: ${note}`,
    choose: (path) => `Decide ${path}`,
    reason: 'Why they are refused',
    reasonHint: 'The other side can read it',
    save: (many) => `Confirm ${count(many, 'entry').replace('entrys', 'entries')}`,
    saved: 'Done',
    taken: (by) => `Taken by ${by}`,
    refused: (by, reason) => [`Refused by ${by}`, reason].filter(Boolean).join(': '),
    changed: 'Changed since the entry',
    older: (many) => `Decided entries: ${many}`,
  },
}
