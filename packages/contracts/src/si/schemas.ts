import { Id, IdOrNone, Instant, largestInteger, Quantity } from '../envelope.ts'
import {
  ArraySchema,
  Integer,
  Null,
  NumberSchema,
  ObjectSchema,
  Optional,
  strict,
  StringSchema,
  type TSchema,
  Union,
  Unsafe,
  WordSchema,
} from '../schema.ts'
import type { SiContainerWire, SiRecordWire, SiTemplateWire } from './fields.ts'
import { containerWire, lineWire, masterBillWire, recordWire, templateWire, type WireField } from './wire-fields.ts'

/** Largest weight or volume of a row: the columns are numeric(15, 3). */
const largestAmount = 999_999_999_999
/** Text limit of a field: its lines plus line breaks. The rules, not the schema, report which line is too long. */
const lengthOf = (field: WireField) =>
  field.kind === 'grid' ? (field.lines ?? 1) * ((field.columns ?? 35) + 1) * 2 : (field.max ?? 50) * 2

function valueSchema(field: WireField): TSchema {
  switch (field.kind) {
    case 'int':
      return field.key ? IdOrNone : Integer({ minimum: -largestInteger, maximum: largestInteger })
    case 'decimal':
      return NumberSchema({ minimum: -largestAmount, maximum: largestAmount })
    case 'date':
    case 'instant':
      return Union([StringSchema({ maxLength: 40 }), Null()])
    default:
      return StringSchema({ maxLength: lengthOf(field) })
  }
}

const properties = (catalogue: Record<string, WireField>) =>
  Object.values(catalogue).map((field) => [field.wire, valueSchema(field)] as const)

/** Strict about known fields, silent about missing ones (a draft may be half filled), and refuses unknown ones. */
const input = (catalogue: Record<string, WireField>, children: Record<string, TSchema> = {}) =>
  ObjectSchema(
    Object.fromEntries([
      ...properties(catalogue).map(([wire, schema]) => [wire, Optional(Union([schema, Null()]))]),
      ...Object.entries(children),
    ]),
    strict,
  )
const output = (catalogue: Record<string, WireField>, children: Record<string, TSchema> = {}) =>
  ObjectSchema({
    ...Object.fromEntries(
      Object.values(catalogue).map((field) => [field.wire, field.sparse ? Optional(valueSchema(field)) : valueSchema(field)]),
    ),
    ...children,
  })

const lineIn = input(lineWire)
const containerIn = input(containerWire, { BoxDetails: Optional(ArraySchema(lineIn, { maxItems: 500 })) })
const masterBillIn = input(masterBillWire)

/** A record as clients send it: every field optional, arrays bounded. */
export type SiRecordInput = { [K in keyof Omit<SiRecordWire, 'BoxInfos' | 'TDBpMBLNos'>]?: SiRecordWire[K] | null } & {
  BoxInfos?: (Partial<Omit<SiContainerWire, 'BoxDetails'>> & { BoxDetails?: Partial<SiContainerWire['BoxDetails'][number]>[] })[]
  TDBpMBLNos?: Partial<SiRecordWire['TDBpMBLNos'][number]>[]
}
const recordChildren = {
  BoxInfos: Optional(ArraySchema(containerIn, { maxItems: 1000 })),
  TDBpMBLNos: Optional(ArraySchema(masterBillIn, { maxItems: 50 })),
}
export const siRecordInput = Unsafe<SiRecordInput>(input(recordWire, recordChildren))

const lineOut = output(lineWire)
const containerOut = output(containerWire, { BoxDetails: ArraySchema(lineOut) })
/** A container as the server answers it. */
export const siContainerOutput = Unsafe<SiContainerWire>(containerOut)
/** A record as the server answers it: every field present. */
export const siRecordOutput = Unsafe<SiRecordWire>(
  output(recordWire, { BoxInfos: ArraySchema(containerOut), TDBpMBLNos: ArraySchema(output(masterBillWire)) }),
)
/** Prefill of a new record from its order: record fields and the containers as TDBoxInfos (spec §7). */
export type SiOrderData = Omit<SiRecordWire, 'BoxInfos' | 'TDBpMBLNos'> & { TDBoxInfos: SiContainerWire[] }
export const siOrderData = Unsafe<SiOrderData>(output(recordWire, { TDBoxInfos: ArraySchema(containerOut) }))

/** A record to be submitted again, with the reasons that its state may ask for. */
export interface SiModifyReasons {
  /** A code of amendReasons, needed when the record had been approved. */
  ReasonCode?: string
  Reason?: string
  /** Reason of a submission after the cut-off. */
  LateReason?: string
  /** For an issued bill: the handling of its originals, and a letter of guarantee in their place. */
  Originals?: 'surrender' | 'guarantee' | 'none'
  Guarantee?: string
}
export const modifyReasons = {
  ReasonCode: Optional(StringSchema({ maxLength: 10 })),
  Reason: Optional(StringSchema({ maxLength: 300 })),
  LateReason: Optional(StringSchema({ maxLength: 200 })),
  Originals: Optional(WordSchema('surrender', 'guarantee', 'none')),
  Guarantee: Optional(StringSchema({ maxLength: 120 })),
}
export type SiModifyInput = SiRecordInput & SiModifyReasons
export const siModifyInput = Unsafe<SiModifyInput>(
  input(recordWire, {
    ...recordChildren,
    ...modifyReasons,
  }),
)

/** Server data of a template beside its texts. `OwnerName`: its creator. Ignored in payloads but for Scope and UpdateTime. */
export interface SiTemplateFacts {
  Scope: 'company' | 'personal'
  OwnerId: number
  OwnerName: string
  UseCount: number
  LastUsedAt: string | null
  UpdateTime: string
}
export type SiTemplateInfo = SiTemplateWire & SiTemplateFacts
export type SiTemplateInput = Partial<SiTemplateInfo> & { TBI_TEMPLATE_NAME: string }
const TemplateScope = WordSchema('company', 'personal')
const InstantOrNull = Union([StringSchema({ maxLength: 40 }), Null()])
export const siTemplateInput = Unsafe<SiTemplateInput>(
  input(templateWire, {
    TBI_TEMPLATE_NAME: valueSchema(templateWire.name),
    Scope: Optional(TemplateScope),
    OwnerId: Optional(Id),
    OwnerName: Optional(StringSchema({ maxLength: 100 })),
    UseCount: Optional(Quantity),
    LastUsedAt: Optional(InstantOrNull),
    UpdateTime: Optional(Instant),
  }),
)
export const siTemplateOutput = Unsafe<SiTemplateInfo>(
  output(templateWire, {
    Scope: TemplateScope,
    OwnerId: Id,
    OwnerName: StringSchema(),
    UseCount: Quantity,
    LastUsedAt: InstantOrNull,
    UpdateTime: StringSchema(),
  }),
)
