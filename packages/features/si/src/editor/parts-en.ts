import type { Words } from '@jst/feature-kit'
import type { CombineTexts } from './combine/texts.ts'
import type { FavouriteTexts } from './form/favourites.texts.ts'
import type { PackedTexts } from './packed/texts.ts'
import type { PreviewTexts } from './preview/texts.ts'
import type { EditorTemplateTexts } from './templates/texts.ts'

/** Texts of favourite texts at their field. */
export const favouritesEn: Words<FavouriteTexts> = {
  button: 'Usual',
  open: (label) => `${label}: usual texts`,
  search: (label) => `Search usual texts: ${label}`,
  save: 'Keep this text as a usual one',
  saved: 'Kept as a usual text',
  none: 'No usual texts yet. Fill in the field and keep its text, and it can be chosen here next time.',
  noMatch: 'No such usual text.',
  other: 'Other customers',
  remove: (text) => `Delete usual text ${text}`,
  removeMark: 'Delete',
  replaceAsk: 'Replace what stands there?',
  replace: 'Replace',
  append: 'Add at the end',
  leave: 'Leave it',
}

/** Texts of templates in the editor. */
export const editorTemplatesEn: Words<EditorTemplateTexts> = {
  applyTitle: 'Apply a template',
  search: 'Search templates',
  find: 'Find',
  none: 'No templates yet. Fill in a bill and save it as a template for the next time.',
  used: (count) => (count === 1 ? 'used once' : `used ${count} times`),
  fields: 'Contents to apply',
  apply: 'Apply',
  applied: (name) => `Template “${name}” applied`,
  example: 'Hamburg Home, steel kitchenware',
  overwrites: 'Replaces what is filled in',
}

/** Texts of differences to packing lists and slips. */
export const packedEn: Words<PackedTexts> = {
  title: 'Differences from packing lists and equipment orders',
  hint: 'The same container reads differently there. Nothing is changed by itself: check each one; what is taken can be undone.',
  titles: ['Container no.', 'Item', 'SI', 'Packing list / equipment order', 'Source'],
  bill: 'Bill',
  billNo: 'B/L no.',
  from: { list: (no) => `Packing list ${no}`, slip: (no) => `Equipment order ${no}` },
  lists: 'Packing list',
  box: 'Container',
  line: 'Goods',
  inLine: (line, label) => `line ${line} ${label}`,
  none: 'None',
  empty: '(blank)',
  take: 'Take',
  takeOf: (box, label, act) => `${box} ${label} ${act}`,
  addLine: 'Add as a line',
  addBox: 'Add as a container',
  addTo: (bill) => `Add to ${bill}`,
  fill: (place) => `Fill container ${place}`,
  amounts: (packages, weight, volume) => `${packages} packages / ${weight} KGS / ${volume} CBM`,
  more: (count) => `${count} more, shown after these`,
}

/** Texts of combining orders. */
export const combineEn: Words<CombineTexts> = {
  title: 'Combine orders',
  hint: 'Takes other orders of the same company, vessel and voyage into this bill.',
  search: 'Search orders',
  searchHint: 'Order no., master B/L no. or vessel',
  find: 'Find',
  add: 'Combine',
  none: 'No orders that can be combined.',
  sameVesselOnly: 'Orders of the same company, vessel and voyage alone',
  columns: { mblNo: 'Master B/L no.', orderNo: 'Order no.', route: 'POL → POD', boxes: 'Containers', state: 'SI', act: 'Act' },
  mainNo: 'B/L no. afterwards',
  added: (mblNo) => `${mblNo} combined`,
  takeOut: (mblNo) => `Take ${mblNo} out`,
  takenOut: 'Taken out; its containers are still on this bill, please check.',
  list: 'Combined orders',
  goOn: 'Combine anyway',
  gone: (mblNo) => `Order ${mblNo} is no longer in sight: reload and search again.`,
  close: 'Done',
}

/** Texts of the preview. */
export const previewEn: Words<PreviewTexts> = {
  title: 'Preview of the bill',
  allPages: (count) => (count === 1 ? '1 page, see it' : `${count} pages, see all`),
  print: 'Print',
  page: (no, count) => `Page ${no} / ${count}`,
  rider: 'Rider',
  draft: 'DRAFT',
  pdfHint: 'The PDF is made by the server, once it is submitted',
}
