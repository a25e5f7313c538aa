import { charsetFor, lines, writeInterchange, type SegmentData } from '@jst/edifact'
import { interchangeNumber } from '@jst/packing/edi'
import { consigneeOf, namesOrder, type Consignment, type ManifestParty } from '../model/consignment.ts'
import { chinaDigits, ManifestAccount, oneLine, plainHs, type ManifestHead, type WrittenManifest } from './account.ts'
import { fieldsOf } from './carried.ts'
import { accountTexts, headWords } from './texts.ts'

/** Message function, element 1225. */
const actions = { original: '9', change: '5', delete: '1' } as const
const place = (qualifier: string, code: string): SegmentData[] => (code === '' ? [] : [['LOC', qualifier, [code, '139', '6']]])
const width = 35

const ofParty = ['Code', 'Name', 'Address', 'City', 'Province', 'Postcode', 'Country', 'Phone', 'Email', 'Fax'] as const
const fields = [
  ...fieldsOf('', 'BillNo MasterNo Vessel Imo Voyage Carrier Receipt Pol Transit Pod Delivery Payment'),
  ...['Shipper.', 'Consignee.', 'Notify.'].flatMap((role) => fieldsOf(role, ofParty.join(' '))),
  ...fieldsOf('Goods.', 'Packages Weight Volume PackageKind GoodsEn HsCode Marks UnNo'),
  ...fieldsOf('Boxes.', 'BoxNo IsoType Seals.No'),
]

function party(code: string, given: ManifestParty): SegmentData[] {
  if (ofParty.every((key) => given[key] === '')) return []
  const street = lines(oneLine(given.Address), width, Infinity) ?? []
  return [
    [
      'NAD',
      code,
      given.Code === '' ? '' : [given.Code],
      '',
      lines(oneLine(given.Name), width, Infinity) ?? [],
      street,
      given.City,
      given.Province,
      given.Postcode,
      given.Country,
    ],
    ...(
      [
        ['TE', given.Phone],
        ['EM', given.Email],
        ['FX', given.Fax],
      ] as const
    ).flatMap(([type, value]): SegmentData[] => (value === '' ? [] : [['COM', [value, type]]])),
  ]
}

function equipment({ Boxes }: Consignment, account: ManifestAccount): SegmentData[] {
  return Boxes.flatMap((box, at): SegmentData[] => [
    [
      'EQD',
      'CN',
      account.needed(`Boxes[${at}].BoxNo`, box.BoxNo),
      [account.isoOf(box, `Boxes[${at}]`), '102', '5'],
      '',
      '2',
      box.Packages === 0 && box.Weight === 0 ? '4' : '5',
    ],
    ...box.Seals.map(({ No }): SegmentData => ['SEL', No]),
  ])
}

function goods({ Goods, Boxes }: Consignment): SegmentData[] {
  return Goods.flatMap((row, at): SegmentData[] => {
    const text = lines(oneLine(row.GoodsEn), 70, Infinity) ?? []
    const marks = lines(row.Marks, width, Infinity) ?? []
    const holding = Goods.length === 1 ? Boxes : Boxes.filter(({ Lines }) => Lines.some((line) => line.GoodsEn === row.GoodsEn))
    return [
      ['GID', String(at + 1), [String(row.Packages), row.PackageKind]],
      // five lines a segment
      ...Array.from({ length: Math.ceil(text.length / 5) }, (_, part): SegmentData => [
        'FTX',
        'AAA',
        '',
        '',
        text.slice(part * 5, part * 5 + 5),
      ]),
      ['MEA', 'WT', 'G', ['KGM', String(row.Weight)]],
      ...(row.Volume === 0 ? [] : [['MEA', 'VOL', '', ['MTQ', String(row.Volume)]] satisfies SegmentData]),
      ...holding.map((box): SegmentData => ['SGP', box.BoxNo]),
      ...(row.UnNo === '' ? [] : [['DGS', 'IMD', '', row.UnNo] satisfies SegmentData]),
      ...Array.from({ length: Math.ceil(marks.length / 10) }, (_, part): SegmentData => [
        'PCI',
        '28',
        marks.slice(part * 10, part * 10 + 10),
      ]),
      ...(row.HsCode === '' ? [] : [['CST', '', [plainHs(row.HsCode), '122']] satisfies SegmentData]),
    ]
  })
}

/** CUSCAR D.95B of one bill, for agents and customs abroad. A deletion names the bill alone. */
export function writeCuscar(consignment: Consignment, head: ManifestHead): WrittenManifest {
  const account = new ManifestAccount()
  const { BillNo, MasterNo, Vessel, Voyage, Imo, Carrier, Payment } = consignment
  if (head.Action !== 'delete') account.rest(consignment, new Set([...fields, ...(namesOrder(consignment) ? ['ToOrder'] : [])]))
  const at = chinaDigits(head.At)
  const body: SegmentData[] =
    head.Action === 'delete'
      ? []
      : [
          ...party('CZ', consignment.Shipper),
          ...party('CN', consigneeOf(consignment)),
          ...party('N1', consignment.Notify),
          ...goods(consignment),
        ]
  const segments: SegmentData[] = [
    ['BGM', '785', head.MessageId, actions[head.Action]],
    ['DTM', ['137', at.slice(0, 12), '203']],
    ...(head.Reasons ?? []).map((code): SegmentData => ['FTX', 'ACD', '', code]),
    [
      'TDT',
      '20',
      account.needed('Voyage', Voyage),
      '1',
      '',
      [Carrier, '172', '20'],
      '',
      '',
      [Imo, Imo === '' ? '' : '146', '', account.needed('Vessel', Vessel)],
    ],
    ...place('9', account.needed('Pol', consignment.Pol)),
    ...place('11', account.needed('Pod', consignment.Pod)),
    ...(head.Action === 'delete' ? [] : equipment(consignment, account)),
    ['CNI', '1', account.needed('BillNo', BillNo)],
    ...(MasterNo === '' ? [] : [['RFF', ['MB', MasterNo]] satisfies SegmentData]),
    ...place('88', consignment.Receipt),
    ...place('13', consignment.Transit),
    ...place('7', consignment.Delivery),
    ...(Payment === '' ? [] : [['CPI', '4', '', Payment === 'CC' ? 'C' : 'P'] satisfies SegmentData]),
    ...body,
  ]
  const charset = charsetFor(segments)
  const text = writeInterchange(
    {
      charset,
      sender: account.needed('Sender', head.Sender, headWords.Sender),
      receiver: account.needed('Receiver', head.Receiver, headWords.Receiver),
      prepared: at.slice(0, 12),
      reference: interchangeNumber(head.MessageId),
      test: head.Test === true,
    },
    [{ reference: '1', identifier: ['CUSCAR', 'D', '95B', 'UN'], segments }],
  )
  return account.finish(text, 'CUSCAR', charset === 'UNOW' ? accountTexts.utf8 : '')
}
