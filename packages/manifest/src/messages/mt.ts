import type { PackedBox } from '@jst/packing'
import { consigneeOf, namesOrder, type Consignment, type ManifestGoods, type ManifestParty } from '../model/consignment.ts'
import type { Regime } from '../regimes/regimes.ts'
import { chinaDigits, ManifestAccount, oneLine, plainHs, type ManifestHead, type WrittenManifest } from './account.ts'
import { fieldsOf, type Carried } from './carried.ts'
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
        one('TariffClassificationCode', plainHs(goods.HsCode)),
        one('UNDGCode', goods.UnNo),
      ],
    ],
    ['UNDGContact', [one('Name', goods.DgContact)]],
    ['GoodsMeasure', [one('GrossMassMeasure', String(goods.Weight)), one('VolumeMeasure', figure(goods.Volume))]],
    ...boxesOf(goods, consignment).map((no) => id('EquipmentIdentification', no)),
  ],
]

const fields = [
  ...fieldsOf('', 'BillNo MasterNo BillType Payment CustomsStatus Vessel Imo Voyage Carrier LoadingAt ExitPlace Receipt Pol Transit Pod'),
  ...fieldsOf('', 'Delivery Packages Weight Volume Remark'),
  ...['Shipper.', 'Consignee.', 'Notify.'].flatMap((role) =>
    fieldsOf(role, 'Code Name Country Province City Address Postcode Phone Email Fax Aeo'),
  ),
  // a person to ask is told for the consignee alone
  ...fieldsOf('Consignee.', 'Contact ContactPhone'),
  ...fieldsOf('Goods.', 'Packages Weight Volume PackageKind GoodsEn GoodsZh HsCode Marks UnNo DgContact'),
  ...fieldsOf('Boxes.', 'BoxNo IsoType Soc Fcl Seals.No Seals.Source Packages Weight Volume'),
]
/** The office stands in the place of the port of exit where there is none, or at its end. */
function carriedBy(consignment: Consignment): Carried {
  const { ExitPlace, CustomsArea } = consignment
  const hasOffice = ExitPlace === '' || ExitPlace.endsWith(`/${CustomsArea}`)
  return new Set([...fields, ...(hasOffice ? ['CustomsArea'] : []), ...(namesOrder(consignment) ? ['ToOrder'] : [])])
}

/** Elements of the bill. A deletion names the bill alone. */
function bodyOf(consignment: Consignment, account: ManifestAccount): XmlData[] {
  const { Shipper, Notify, Goods, Boxes } = consignment
  account.rest(consignment, carriedBy(consignment))
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
    partyOf('Consignee', consigneeOf(consignment), true),
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
