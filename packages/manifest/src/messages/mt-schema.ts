import { readXml, XmlError, type XmlElement } from './xml.ts'
import { schemaTexts as texts } from './texts.ts'

/** An element of the schema: a value of at most so many characters, or elements in their order. */
export interface MtElement {
  readonly name: string
  readonly most?: number
  readonly needed?: true
  readonly many?: true
  readonly of?: readonly MtElement[]
}
type More = Pick<MtElement, 'needed' | 'many'>
const value = (name: string, most: number, more: More = {}): MtElement => ({ name, most, ...more })
const group = (name: string, of: readonly MtElement[], more: More = {}): MtElement => ({ name, of, ...more })
const needed = { needed: true } as const
const many = { many: true } as const

const address = group('Address', [
  value('Line', 70),
  value('CityName', 35),
  value('CountrySubEntityID', 6),
  value('PostcodeID', 9),
  value('CountryCode', 3),
])
const communication = group('Communication', [value('ID', 50, needed), value('TypeID', 3, needed)], many)
const party = (name: string, more: readonly MtElement[] = []) =>
  group(name, [value('ID', 60), value('Name', 70), value('AEO', 30), address, communication, ...more])
const packaging = [value('QuantityQuantity', 8, needed), value('TypeCode', 2)] as const

const consignment = group(
  'Consignment',
  [
    group('TransportContractDocument', [value('ID', 35, needed), value('ConditionCode', 10)], needed),
    group('AssociatedTransportDocument', [value('ID', 35, needed)]),
    group('GoodsReceiptPlace', [value('ID', 25)]),
    group('LoadingLocation', [value('ID', 25, needed), value('LoadingDate', 17)]),
    group('UnloadingLocation', [value('ID', 25, needed)]),
    group('TransitDestination', [value('ID', 11)]),
    group('DeliveryDestination', [value('ID', 11)]),
    group('CustomsStatus', [value('Code', 3)]),
    group('FreightPayment', [value('MethodCode', 3)]),
    group('ConsignmentPackaging', packaging),
    value('TotalGrossMassMeasure', 14),
    value('TotalVolumeMeasure', 14),
    party('Consignor'),
    party('Consignee', [group('Contact', [value('Name', 35), communication])]),
    party('NotifyParty'),
    group(
      'TransportEquipment',
      [
        group('EquipmentIdentification', [value('ID', 17, needed)], needed),
        value('CharacteristicCode', 4, needed),
        value('SupplierPartyTypeCode', 3),
        value('FullnessCode', 1, needed),
        value('SealID', 35, many),
        value('QuantityQuantity', 8),
        value('GrossMassMeasure', 14),
        value('VolumeMeasure', 14),
      ],
      many,
    ),
    group(
      'ConsignmentItem',
      [
        value('SequenceNumeric', 5, needed),
        group('ConsignmentItemPackaging', [...packaging, value('MarksNumbers', 512)], needed),
        group(
          'Commodity',
          [value('CargoDescription', 512, needed), value('Description', 256), value('TariffClassificationCode', 12), value('UNDGCode', 4)],
          needed,
        ),
        group('UNDGContact', [value('Name', 70, needed)]),
        group('GoodsMeasure', [value('GrossMassMeasure', 14, needed), value('VolumeMeasure', 14)], needed),
        group('EquipmentIdentification', [value('ID', 17, needed)], many),
      ],
      many,
    ),
    group('AdditionalInformation', [value('StatementCode', 3, many), value('Content', 512)]),
  ],
  { needed: true, many: true },
)

/** The written schema of MT2101, MT1101, MT6101 and MT6102, in the order of the elements. */
export const mtSchema: MtElement = group('Manifest', [
  group(
    'Head',
    [
      value('MessageID', 64, needed),
      value('FunctionCode', 2, needed),
      value('MessageType', 6, needed),
      value('SenderID', 35, needed),
      value('ReceiverID', 35, needed),
      value('SendTime', 17, needed),
      value('Version', 3, needed),
    ],
    needed,
  ),
  group(
    'Declaration',
    [
      group('ExitCustomsOffice', [value('ID', 25)]),
      group('Agent', [value('ID', 35)]),
      group('Carrier', [value('ID', 17)]),
      group('BorderTransportMeans', [value('JourneyID', 17, needed), value('ID', 25), value('Name', 35, needed)], needed),
      consignment,
    ],
    needed,
  ),
])

/** Where a message is not of the schema, as sentences with the path; empty for one that is. */
export function mtProblems(xml: string, schema: MtElement = mtSchema): string[] {
  let root: XmlElement
  try {
    root = readXml(xml)
  } catch (error) {
    if (error instanceof XmlError) return [texts.notXml]
    throw error
  }
  if (root.name !== schema.name) return [texts.root(schema.name)]
  const problems: string[] = []
  check(root, schema, schema.name, problems)
  return problems
}

function check(element: XmlElement, { most, of }: MtElement, path: string, problems: string[]): void {
  if (most !== undefined) {
    if (element.children.length > 0) problems.push(texts.value(path))
    if (element.text.length > most) problems.push(texts.long(path, element.text.length, most))
    return
  }
  const allowed = of ?? []
  let last = -1
  const seen = new Map<string, number>()
  for (const child of element.children) {
    const at = allowed.findIndex(({ name }) => name === child.name)
    const childPath = `${path}/${child.name}`
    if (at < 0) {
      problems.push(texts.unknown(childPath))
      continue
    }
    if (at < last) problems.push(texts.order(childPath))
    last = Math.max(last, at)
    seen.set(child.name, (seen.get(child.name) ?? 0) + 1)
    check(child, allowed[at]!, childPath, problems)
  }
  for (const one of allowed) {
    const count = seen.get(one.name) ?? 0
    if (one.needed && count === 0) problems.push(texts.missing(`${path}/${one.name}`))
    if (!one.many && count > 1) problems.push(texts.twice(`${path}/${one.name}`))
  }
}
