import { choiceField, textField } from '../entity/common-fields.ts'
import type { EntityField } from '../entity/fields.ts'
import { text } from '../envelope.ts'
import { Literal, NumberSchema, ObjectSchema, type Static, Union, strict } from '../schema.ts'
import { figure } from './fields.ts'

/** kg or lb; more than three decimals are refused by the rules. */
const Mass = NumberSchema({ minimum: 0, maximum: 1e7 })
/** The verified gross mass of one box, as `@jst/manifest/vgm` has it. */
export const VgmContent = ObjectSchema(
  {
    BoxNo: text(15),
    BoxType: text(6),
    IsoType: text(4),
    // seals and company come from the bill as they are; the rules refuse what a message cannot carry
    Seals: text(500),
    BookingNo: text(35),
    BillNo: text(50),
    Method: Union([Literal('SM1'), Literal('SM2'), Literal('')]),
    Unit: Union([Literal('KGM'), Literal('LBR'), Literal('')]),
    Weighed: Mass,
    Truck: Mass,
    Chassis: Mass,
    Cargo: Mass,
    Dunnage: Mass,
    Tare: Mass,
    MaxGross: Mass,
    Vgm: Mass,
    WeighedAt: text(16),
    WeighedBy: text(100),
    Place: text(100),
    Certificate: text(50),
    Party: text(200),
    Person: text(60),
    Phone: text(40),
    Email: text(80),
    Reason: text(200),
  },
  strict,
)
export type VgmContent = Static<typeof VgmContent>

export const vgmMethodNames = { SM1: ['SM1 整箱称重', 'SM1 weighed'], SM2: ['SM2 累加计算', 'SM2 added up'] } as const
export const weightUnitNames = { KGM: ['KG', 'kg'], LBR: ['LB', 'lb'] } as const

/** How the responsible person is reached: a sensitive field. */
export const isVgmContact = (key: string): boolean => key === 'Phone' || key === 'Email'

/** Fields of a declaration, in the order of the sheet. Places and seals of the box come from the bill. */
export const vgmFields: readonly EntityField[] = [
  textField('BoxNo', '箱号', 'Container no.', 15, { upper: true, listed: 130 }),
  textField('BoxType', '箱型', 'Type', 6, { upper: true, listed: 80 }),
  choiceField('Method', '称重方式', 'Method', vgmMethodNames, { listed: 130 }),
  choiceField('Unit', '单位', 'Unit', weightUnitNames, { listed: 70 }),
  figure('Weighed', '称得重量', 'Weighed', 3),
  figure('Truck', '车头重', 'Truck', 3),
  figure('Chassis', '车架重', 'Chassis', 3),
  figure('Cargo', '货重', 'Cargo', 3),
  figure('Dunnage', '垫料重', 'Dunnage', 3),
  figure('Tare', '箱皮重', 'Tare', 3),
  figure('Vgm', 'VGM KG', 'VGM kg', 0),
  textField('WeighedAt', '称重时间', 'Weighed at', 16, {
    listed: 150,
    hint: 'YYYY-MM-DD HH:mm，称重地时间',
    hintEn: 'YYYY-MM-DD HH:mm, time at the scale',
  }),
  textField('WeighedBy', '称重方', 'Weighed by', 100, { listed: 140 }),
  textField('Place', '称重地点', 'Place', 100, { listed: 120 }),
  textField('Certificate', '磅单号', 'Scale ticket no.', 50, { listed: 110 }),
  textField('Party', '责任方', 'Responsible party', 120, { listed: 160 }),
  textField('Person', '责任人签名', 'Responsible person', 60, { upper: true, listed: 130, hint: '大写字母', hintEn: 'Capital letters' }),
  textField('Phone', '电话', 'Telephone', 40, { listed: 120 }),
  textField('Email', '邮箱', 'Email', 80, { listed: 160 }),
  textField('Reason', '差异原因', 'Reason', 200, {
    listed: 180,
    hint: '超出 5% 或 1,000 KG，或超过箱型总重时必填',
    hintEn: 'Needed beyond 5 % or 1,000 kg, or above the usual gross mass',
  }),
]
