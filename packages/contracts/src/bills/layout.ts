import {
  ArraySchema,
  BooleanSchema,
  Integer,
  Literal,
  NumberSchema,
  ObjectSchema,
  type Static,
  StringSchema,
  Unsafe,
  Union,
  strict,
} from '../schema.ts'
import { text } from '../envelope.ts'

/** Contents of boxes of a face, with their usual headings on the paper. */
export const faceFields = {
  Shipper: { zh: '发货人', heading: 'SHIPPER' },
  Consignee: { zh: '收货人', heading: 'CONSIGNEE' },
  Notify: { zh: '通知人', heading: 'NOTIFY PARTY' },
  AlsoNotify: { zh: '第二通知人', heading: 'ALSO NOTIFY' },
  Agent: { zh: '目的港代理', heading: 'FOR DELIVERY APPLY TO' },
  BlNo: { zh: '提单号', heading: 'B/L NO.' },
  BookingNo: { zh: '订舱号', heading: 'BOOKING NO.' },
  References: { zh: '参考号', heading: 'EXPORT REFERENCES' },
  Title: { zh: '承运人与名称', heading: '' },
  PreCarriage: { zh: '前程运输', heading: 'PRE-CARRIAGE BY' },
  ReceiptPlace: { zh: '收货地', heading: 'PLACE OF RECEIPT' },
  Vessel: { zh: '船名航次', heading: 'VESSEL / VOYAGE' },
  LoadPort: { zh: '装货港', heading: 'PORT OF LOADING' },
  DischargePort: { zh: '卸货港', heading: 'PORT OF DISCHARGE' },
  DeliveryPlace: { zh: '交货地', heading: 'PLACE OF DELIVERY' },
  FinalPlace: { zh: '最终目的地', heading: 'FINAL DESTINATION' },
  Marks: { zh: '唛头', heading: 'MARKS & NUMBERS' },
  Packages: { zh: '件数', heading: 'NO. & KIND OF PKGS' },
  Goods: { zh: '货描', heading: 'DESCRIPTION OF GOODS' },
  Weight: { zh: '毛重', heading: 'GROSS WEIGHT' },
  Volume: { zh: '体积', heading: 'MEASUREMENT' },
  Containers: { zh: '箱货明细', heading: 'CONTAINER / SEAL / TYPE / PACKAGES / GROSS WEIGHT / MEASUREMENT, AND THE GOODS IN IT' },
  Words: { zh: '件数大写', heading: 'TOTAL NUMBER OF CONTAINERS OR PACKAGES (IN WORDS)' },
  Charges: { zh: '运费与费用', heading: 'FREIGHT & CHARGES' },
  Payment: { zh: '运费条款', heading: 'FREIGHT' },
  PayableAt: { zh: '运费支付地', heading: 'FREIGHT PAYABLE AT' },
  Originals: { zh: '正本份数', heading: 'NO. OF ORIGINALS' },
  Terms: { zh: '运输条款', heading: 'TERMS' },
  Issue: { zh: '签发地与日期', heading: 'PLACE AND DATE OF ISSUE' },
  OnBoard: { zh: '装船日期', heading: 'LADEN ON BOARD' },
  Receipt: { zh: '收货条款', heading: 'RECEIPT' },
  Signed: { zh: '签名', heading: 'SIGNED FOR THE CARRIER' },
  Passport: { zh: '单证护照（二维码）', heading: '' },
} as const
export type FaceField = keyof typeof faceFields
export const faceKeys = Object.keys(faceFields) as FaceField[]

const millimetres = NumberSchema({ minimum: 0, maximum: 420 })
const share = NumberSchema({ minimum: 1, maximum: 420 })
/** A box of a face. Millimetres from the upper left corner of the paper; `Font` in points. */
export const LayoutBox = ObjectSchema(
  {
    Field: Unsafe<FaceField>(Union(faceKeys.map((key) => Literal(key)))),
    X: millimetres,
    Y: millimetres,
    W: share,
    H: share,
    Rows: Integer({ minimum: 1, maximum: 120 }),
    Cols: Integer({ minimum: 1, maximum: 200 }),
    Font: NumberSchema({ minimum: 4, maximum: 24 }),
    Heading: text(120),
    /** Drawn with a frame and its heading; not in 套打. */
    Frame: BooleanSchema(),
  },
  strict,
)
export type LayoutBox = Static<typeof LayoutBox>
export const mostLayoutBoxes = 60
export const BillLayoutContent = ObjectSchema(
  { Width: share, Height: share, Boxes: ArraySchema(LayoutBox, { minItems: 1, maxItems: mostLayoutBoxes }) },
  strict,
)
export type BillLayoutContent = Static<typeof BillLayoutContent>

/** Millimetres: left of the text, and above the first line, where the heading stands. */
export const boxInset = { left: 1.4, top: 4.2 } as const
/** Millimetres that a capital of a heading takes on average. */
const headingColumn = 1.3
const millimetresOf = (points: number) => (points * 25.4) / 72
/** Courier is 0.6 of its size wide; lines are 1.16 of it apart. Millimetres. */
export const typedSize = (font: number) => ({ column: millimetresOf(font * 0.6), line: millimetresOf(font * 1.16) })

const [typed, small] = [9, 7.8]
const at = (Field: FaceField, X: number, Y: number, W: number, H: number, Rows: number, Cols: number, Font = small): LayoutBox => ({
  Field,
  X,
  Y,
  W,
  H,
  Rows,
  Cols,
  Font,
  Heading: faceFields[Field].heading,
  Frame: Field !== 'Title' && Field !== 'Passport',
})

/** The standard face on A4 (documents handbook §10.1): parties left, references and title right, goods across. */
export const standardLayout: BillLayoutContent = {
  Width: 210,
  Height: 297,
  Boxes: [
    at('Shipper', 10, 10, 95, 27, 6, 35, typed),
    at('Consignee', 10, 37, 95, 27, 6, 35, typed),
    at('Notify', 10, 64, 95, 27, 6, 35, typed),
    at('PreCarriage', 10, 91, 47.5, 11, 2, 26),
    at('ReceiptPlace', 57.5, 91, 47.5, 11, 2, 26),
    at('Vessel', 10, 102, 47.5, 11, 2, 26),
    at('LoadPort', 57.5, 102, 47.5, 11, 2, 26),
    at('DischargePort', 10, 113, 47.5, 11, 2, 26),
    at('DeliveryPlace', 57.5, 113, 47.5, 11, 2, 26),
    at('BlNo', 105, 10, 47.5, 11, 1, 24, typed),
    at('BookingNo', 152.5, 10, 47.5, 11, 2, 26),
    at('References', 105, 21, 95, 18, 4, 35),
    at('Title', 105, 39, 95, 25, 4, 35, 12),
    at('Agent', 105, 64, 95, 27, 6, 35, typed),
    at('AlsoNotify', 105, 91, 95, 22, 4, 35, typed),
    at('PayableAt', 105, 113, 35, 11, 2, 19),
    at('Originals', 140, 113, 25, 11, 2, 13),
    at('FinalPlace', 165, 113, 35, 11, 2, 19),
    at('Marks', 10, 124, 41, 67, 17, 20, typed),
    at('Packages', 51, 124, 28, 67, 17, 15),
    at('Goods', 79, 124, 71, 67, 17, 35, typed),
    at('Weight', 150, 124, 25, 67, 17, 13),
    at('Volume', 175, 124, 25, 67, 17, 13),
    at('Containers', 10, 191, 190, 24, 6, 110),
    at('Words', 10, 215, 190, 11, 2, 110),
    at('Charges', 10, 226, 95, 25, 6, 55),
    at('Receipt', 10, 251, 95, 32, 9, 66, 6.6),
    at('Issue', 105, 226, 47.5, 13, 2, 26),
    at('OnBoard', 152.5, 226, 47.5, 13, 2, 26),
    at('Payment', 105, 239, 47.5, 12, 2, 26),
    at('Terms', 152.5, 239, 47.5, 12, 2, 26),
    at('Signed', 105, 251, 68, 32, 2, 38),
    at('Passport', 174, 252, 26, 30, 1, 20, 5),
  ],
}

/** The frame of a box stays on the paper, its text in the box. A finding by its box, in Chinese. */
export function layoutProblems({ Width, Height, Boxes }: BillLayoutContent): { readonly box: number; readonly message: string }[] {
  const fault = ({ Field, X, Y, W, H, Rows, Cols, Font, Heading, Frame }: LayoutBox, place: number): string | undefined => {
    const name = faceFields[Field].zh
    const { column, line } = typedSize(Font)
    if (Boxes.findIndex((box) => box.Field === Field) !== place) return `「${name}」出现两次，请删除一个`
    if (X + W > Width + 0.01 || Y + H > Height + 0.01) return `「${name}」超出纸张 ${Width}×${Height} 毫米，请移动或缩小`
    if (Frame && Heading.length * headingColumn > W) return `「${name}」的标题宽于 ${W} 毫米，请缩短`
    if (Field === 'Passport') return Math.min(W, H) < 18 ? `「${name}」至少 18 毫米，否则扫不出来` : undefined
    if (Cols * column + boxInset.left > W + 0.01) return `「${name}」${Cols} 列、${Font} 磅的文字宽于 ${W} 毫米，请减少列数或字号`
    if (Rows * line + boxInset.top > H + 0.01) return `「${name}」${Rows} 行、${Font} 磅的文字高于 ${H} 毫米，请减少行数或字号`
    return undefined
  }
  const found = Boxes.flatMap((box, place) => {
    const message = fault(box, place)
    return message === undefined ? [] : [{ box: place, message }]
  })
  const needed = (['BlNo', 'Title', 'Passport'] as const).filter((field) => !Boxes.some(({ Field }) => Field === field))
  return [...found, ...needed.map((field) => ({ box: -1, message: `格式中缺少「${faceFields[field].zh}」，请加上` }))]
}
/** Codes of the carriers that a layout is for, as people type them. */
const carriersOf = (typed: string): string[] =>
  typed
    .toUpperCase()
    .split(/[\s,;，；、]+/)
    .filter(Boolean)
/**
 * The layout for the carrier of a bill, which the bill names by its code or by a name that begins with it. Undefined where none names it, and where
 * several do: then a person chooses.
 */
export function layoutForCarrier<L extends { readonly CarrierCode: string }>(layouts: readonly L[], carrier: string): L | undefined {
  const name = carrier.trim().toUpperCase()
  const found = layouts.filter(({ CarrierCode }) =>
    carriersOf(CarrierCode).some((code) => name === code || (name.startsWith(code) && !/[A-Z0-9]/.test(name.charAt(code.length)))),
  )
  return found.length === 1 ? found[0] : undefined
}
/** Name of a stored layout. */
export const LayoutName = StringSchema({ minLength: 1, maxLength: 60 })
