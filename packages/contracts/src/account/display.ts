import { signedIn } from '../may.ts'
import { Literal, ObjectSchema, Optional, type Static, Union, Unsafe, strict } from '../schema.ts'
import { defineEndpoint } from '../endpoint.ts'

const flag = Optional(Union([Literal('on'), Literal('off')]))

const timeZones = [
  'browser',
  'Asia/Shanghai',
  'Asia/Hong_Kong',
  'Asia/Singapore',
  'Asia/Tokyo',
  'Asia/Dubai',
  'Europe/London',
  'Europe/Amsterdam',
  'America/New_York',
  'America/Los_Angeles',
  'UTC',
] as const

/** How a person wants the product to look, on every machine; what is absent was never chosen. */
export const DisplayChoices = ObjectSchema(
  {
    Theme: Optional(Union([Literal('light'), Literal('dark')])),
    Density: Optional(Union([Literal('compact'), Literal('standard'), Literal('roomy')])),
    PopUps: flag,
    Watermark: flag,
    /** Menu at the side or at the top, groups at the top and their pages at the side, or both in columns. */
    Layout: Optional(Union([Literal('side'), Literal('top'), Literal('mixed'), Literal('columns')])),
    /** Zone whose clocks times are shown by; `browser` is that of the machine. */
    TimeZone: Optional(Unsafe<(typeof timeZones)[number]>(Union(timeZones.map((zone) => Literal(zone))))),
    Colours: Optional(Union([Literal('normal'), Literal('grey'), Literal('weak')])),
    TabLooks: Optional(Union([Literal('line'), Literal('card'), Literal('pill')])),
    RestoreTabs: flag,
    /** Minutes without use after which the screen is locked. */
    LockAfter: Optional(Union([Literal('never'), Literal('5'), Literal('15'), Literal('30'), Literal('60')])),
  },
  strict,
)
export type DisplayChoices = Static<typeof DisplayChoices>

export const displayChoices = defineEndpoint({
  method: 'GET',
  path: '/api/CurrentUser/GetDisplay',
  summary: '本人的界面设置',
  may: signedIn('本人的账号'),
  reply: DisplayChoices,
})
/** Changes the named choices; the others stay. */
export const saveDisplayChoices = defineEndpoint({
  method: 'POST',
  path: '/api/CurrentUser/SaveDisplay',
  summary: '保存本人的界面设置',
  may: signedIn('本人的账号'),
  body: DisplayChoices,
  reply: DisplayChoices,
})
