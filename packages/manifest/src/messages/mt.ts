import type { PackedBox } from '@jst/packing'
import type { Consignment, ManifestGoods, ManifestParty } from '../model/consignment.ts'
import type { Regime } from '../regimes/regimes.ts'
import { chinaDigits, ManifestAccount, oneLine, type ManifestHead, type WrittenManifest } from './account.ts'
import { headWords } from './texts.ts'
import { writeXml, type XmlData } from './xml.ts'

type MtMessage = NonNullable<Regime['message']>
/** FunctionCode of the head: as element 1225 of EDIFACT. */
const functions = { original: '9', change: '5', delete: '3' } as const
/** Fullness of a box, as tallies have it. */
const fullness = { full: '8', lcl: '7' } as const
const empty = '4'

const one = (name: string, value: string): XmlData => [name, value]
const id = (name: string, value: string): XmlData => [name, [['ID', value]]]
const figure = (value: number): string => (value === 0 ? '' : String(value))

const channels = (party: Pick<ManifestParty, 'Phone' | 'Email' | 'Fax'>): XmlData[] =>
  (
    [
      ['TE', party.Phone],
      ['EM', party.Email],
      ['FX', party.Fax],
    ] as const
  )
    .filter(([, value]) => value !== '')
    .map(([type, value]) => [
      'Communication',
      [
        ['ID', value],
        ['TypeID', type],
      ],
    ])

const partyOf = (name: string, party: ManifestParty, hasContact = false): XmlData => [
  name,
  [
    one('ID', party.Code),
    one('Name', oneLine(party.Name)),
    one('AEO', party.Aeo),
    [
      'Address',
      [
        one('Line', oneLine(party.Address)),
        one('CityName', party.City),
        one('CountrySubEntityID', party.Province),
        one('PostcodeID', party.Postcode),
        one('CountryCode', party.Country),
      ],
    ],
    ...channels(party),
    ...(hasContact ? [contactOf(party)] : []),
  ],
]
const contactOf = ({ Contact, ContactPhone }: ManifestParty): XmlData => [
  'Contact',
  [one('Name', Contact), ...channels({ Phone: ContactPhone, Email: '', Fax: '' })],
]

const packagingOf = (
  name: string,
  { Packages, PackageKind }: { readonly Packages: number; readonly PackageKind: string },
  marks = '',
): XmlData => [name, [one('QuantityQuantity', String(Packages)), one('TypeCode', PackageKind), one('MarksNumbers', marks)]]

function boxOf(box: PackedBox, at: number, account: ManifestAccount): XmlData {
  const path = `Boxes[${at}]`
  for (const [key, value] of [
    ['Tare', box.Tare ?? 0],
    ['MaxGross', box.MaxGross ?? 0],
    ['Temperature', box.Temperature ?? ''],
  ] as const)
    account.without(`${path}.${key}`, value)
  return [
    'TransportEquipment',
    [
      id('EquipmentIdentification', account.needed(`${path}.BoxNo`, box.BoxNo)),
      one('CharacteristicCode', account.isoOf(box, path)),
      one('SupplierPartyTypeCode', box.Soc ? '1' : '2'),
      one('FullnessCode', box.Packages === 0 && box.Weight === 0 ? empty : fullness[box.Fcl]),
      ...box.Seals.map(({ No, Source }) => one('SealID', Source === '' ? No : `${sealers[Source]}/${No}`)),
      one('QuantityQuantity', figure(box.Packages)),
      one('GrossMassMeasure', figure(box.Weight)),
      one('VolumeMeasure', figure(box.Volume)),
    ],
  ]
}
/** Parties that put seals on: M carrier, L shipper, J customs, K inspection. */
const sealers = { carrier: 'M', shipper: 'L', customs: 'J', inspection: 'K' } as const

/** Boxes that hold goods: those with a line of the same description, or all where no line says anything. */
function boxesOf(goods: ManifestGoods, { Boxes, Goods }: Consignment): string[] {
  if (Goods.length === 1) return Boxes.map(({ BoxNo }) => BoxNo)
  return Boxes.filter(({ Lines }) => Lines.some((line) => line.GoodsEn === goods.GoodsEn && line.HsCode === goods.HsCode)).map(
    ({ BoxNo }) => BoxNo,
  )
}

const itemOf = (goods: ManifestGoods, at: number, consignment: Consignment): XmlData => [
  'ConsignmentItem',
  [
    one('SequenceNumeric', String(at + 1)),
    packagingOf('ConsignmentItemPackaging', goods, oneLine(goods.Marks)),
    [
      'Commodity',
      [
        one('CargoDescription', oneLine(goods.GoodsEn)),
        one('Description', oneLine(goods.GoodsZh)),
        one('TariffClassificationCode', goods.HsCode),
        one('UNDGCode', goods.UnNo),
      ],
    ],
    ['UNDGContact', [one('Name', goods.DgContact)]],
    ['GoodsMeasure', [one('GrossMassMeasure', String(goods.Weight)), one('VolumeMeasure', figure(goods.Volume))]],
    ...boxesOf(goods, consignment).map((no) => id('EquipmentIdentification', no)),
  ],
]

/** Elements of the bill. A deletion names the bill alone. */
function bodyOf(consignment: Consignment, account: ManifestAccount): XmlData[] {
  const { ToOrder, Consignee, Shipper, Notify, Goods, Boxes } = consignment
  for (const field of ['Agreement', 'Terms', 'Originals'] as const) account.without(field, consignment[field])
  return [
    id('GoodsReceiptPlace', consignment.Receipt),
    ['LoadingLocation', [one('ID', account.needed('Pol', consignment.Pol)), one('LoadingDate', consignment.LoadingAt.replace(/\D/g, ''))]],
    id('UnloadingLocation', account.needed('Pod', consignment.Pod)),
    id('TransitDestination', consignment.Transit),
    id('DeliveryDestination', consignment.Delivery),
    ['CustomsStatus', [one('Code', consignment.CustomsStatus)]],
    ['FreightPayment', [one('MethodCode', consignment.Payment)]],
    packagingOf('ConsignmentPackaging', { Packages: consignment.Packages, PackageKind: Goods.length === 1 ? Goods[0]!.PackageKind : '' }),
    one('TotalGrossMassMeasure', figure(consignment.Weight)),
    one('TotalVolumeMeasure', figure(consignment.Volume)),
    partyOf('Consignor', Shipper),
    partyOf('Consignee', ToOrder ? { ...Consignee, Name: Consignee.Name || 'TO ORDER' } : Consignee, true),
    partyOf('NotifyParty', Notify),
    ...Boxes.map((box, at) => boxOf(box, at, account)),
    ...Goods.map((goods, at) => itemOf(goods, at, consignment)),
  ]
}

/** MT2101, MT1101, MT6101 or MT6102 of one bill. The bill is checked before; nothing is cut here. */
export function writeMt(message: MtMessage, consignment: Consignment, head: ManifestHead): WrittenManifest {
  const account = new ManifestAccount()
  const { BillNo, MasterNo, BillType, CustomsArea, ExitPlace, Remark } = consignment
  const house = MasterNo === '' ? [] : [id('AssociatedTransportDocument', BillNo)]
  const body = head.Action === 'delete' ? [] : bodyOf(consignment, account)
  const reasons = (head.Reasons ?? []).map((code) => one('StatementCode', code))
  const root: XmlData = [
    'Manifest',
    [
      [
        'Head',
        [
          one('MessageID', head.MessageId),
          one('FunctionCode', functions[head.Action]),
          one('MessageType', message),
          one('SenderID', account.needed('Sender', head.Sender, headWords.Sender)),
          one('ReceiverID', account.needed('Receiver', head.Receiver, headWords.Receiver)),
          one('SendTime', chinaDigits(head.At)),
          one('Version', '1.0'),
        ],
      ],
      [
        'Declaration',
        [
          id('ExitCustomsOffice', ExitPlace || CustomsArea),
          id('Agent', head.Receiver),
          id('Carrier', consignment.Carrier),
          [
            'BorderTransportMeans',
            [
              one('JourneyID', account.needed('Voyage', consignment.Voyage)),
              one('ID', consignment.Imo === '' ? '' : `UN${consignment.Imo}`),
              one('Name', account.needed('Vessel', consignment.Vessel)),
            ],
          ],
          [
            'Consignment',
            [
              ['TransportContractDocument', [one('ID', account.needed('BillNo', MasterNo || BillNo)), one('ConditionCode', BillType)]],
              ...house,
              ...body,
              ['AdditionalInformation', [...reasons, one('Content', oneLine(Remark))]],
            ],
          ],
        ],
      ],
    ],
  ]
  return account.finish(writeXml(root, `urn:Declaration:datamodel:standard:CN:${message}:1`), message)
}
