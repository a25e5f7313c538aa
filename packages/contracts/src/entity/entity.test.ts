import { describe, expect, it } from 'vitest'
import { aliasKinds, billCode, charge, masterEntities, port, exchangeRateOn, service, vessel, type ExchangeRate } from '../master/index.ts'
import { readCell, showValue } from './cells.ts'
import { normText, problemOf, tidy } from './check.ts'
import { bookingCargo } from '../booking/booking-lines.ts'
import { targetOf, type Entity } from './fields.ts'
import { numberBy, ruleProblem } from './rules.ts'

const field = ({ all }: Pick<Entity, 'all'>, key: string) => all.find((one) => one.key === key)!
const cargo = { all: bookingCargo.fields }

describe('the declarations', () => {
  it('have a code and a name first, keys once, and references to entities that there are', () => {
    const kinds = new Set(masterEntities.map(({ entity }) => entity.kind))
    expect(kinds.size).toBe(masterEntities.length)
    expect(new Set(masterEntities.map(({ entity }) => entity.table)).size).toBe(masterEntities.length)
    for (const { entity } of masterEntities) {
      expect(
        entity.fields.slice(0, 2).map(({ key }) => key),
        entity.name,
      ).toEqual(['Code', 'NameZh'])
      const keys = entity.all.map(({ key }) => key)
      expect(new Set(keys).size, entity.name).toBe(keys.length)
      const labels = entity.all.map(({ zh }) => zh)
      expect(new Set(labels).size, entity.name).toBe(labels.length)
      for (const one of entity.all) if (targetOf(one)) expect(kinds, `${entity.name}.${one.key}`).toContain(targetOf(one))
    }
  })
})

it('the entities that learn aliases are the kinds of the screen where aliases are kept', () => {
  const aliased = masterEntities.filter(({ entity }) => entity.aliased).map(({ entity }) => entity.kind)
  expect(aliased.toSorted()).toEqual(Object.keys(aliasKinds).toSorted())
})

describe('cells of files', () => {
  it.each([
    [port, 'Code', ' ｃｎｓｈａ ', 'CNSHA'],
    [port, 'IsPol', '是', true],
    [port, 'IsPol', '', false],
    [port, 'Lon', ' １２１．５ ', 121.5],
    [port, 'Lon', '', null],
    [port, 'Aliases', 'CNSGH；CNSHG、CNSGH', ['CNSGH', 'CNSHG']],
    [service, 'Rotation', 'CNSHA;CNNGB;CNSHA', ['CNSHA', 'CNNGB', 'CNSHA']],
    [service, 'Weekdays', '周三；1', ['3', '1']],
    [charge, 'ChargeGroup', '海运费', 'OCEAN'],
    [charge, 'NameZh', '+86 电话', '+86 电话'],
    [cargo, 'PackageKind', '纸箱 CARTONS', 'CT'],
    [cargo, 'PackageKind', '纸箱', 'CT'],
    [cargo, 'PackageKind', 'Pallets', 'PX'],
  ] as const)('%#: %s', (entity, key, cell, value) => {
    expect(readCell(field(entity, key), cell)).toEqual({ value })
  })
  it.each([
    [port, 'Code', 'SHANGHAI', '港口代码最多 5 个字符'],
    [port, 'Code', '中国上海港', '港口代码为 5 位'],
    [port, 'IsPol', '也许', '应填“是”或“否”'],
    [port, 'Lon', '东经', '应为数字'],
    [port, 'Lon', '200', '-180～180'],
    [port, 'Lon', '1,21.5', '应为数字'],
    [port, 'Lon', '121,5', '可能是 121.5'],
    [port, 'NameZh', '#N/A', '公式出错'],
    [port, 'NameZh', '', '请填写中文名'],
    [port, 'NameZh', '=cmd|calc', '公式符号'],
    [port, 'NameZh', '@SUM(A1)', '公式符号'],
    [charge, 'ChargeGroup', '海运', '费用分组应为'],
    [vessel, 'Code', '9811001', '校验位'],
    // the Chinese name of BOXES and of CASES
    [cargo, 'PackageKind', '箱', '包装应为'],
    [cargo, 'PackageKind', 'CARTONS 纸', '包装应为'],
  ] as const)('%#: refuses %s %s %s', (entity, key, cell, message) => {
    expect(readCell(field(entity, key), cell)).toMatchObject({ problem: expect.stringContaining(message) as unknown })
  })
  it('read back what they show', () => {
    for (const [entity, key, value] of [
      [service, 'Weekdays', ['1', '7']],
      [charge, 'ChargeGroup', 'OCEAN'],
      [port, 'IsPol', true],
      [port, 'Aliases', ['A', 'B']],
    ] as const)
      expect(readCell(field(entity, key), showValue(field(entity, key), value))).toEqual({ value })
  })
})

it('texts are compared without case, width and spaces', () => {
  expect(new Set(['ShangHai  Port', 'ＳＨＡＮＧＨＡＩ　ＰＯＲＴ', ' shanghai port '].map(normText)).size).toBe(1)
})

it('numbers have as many decimals as declared', () => {
  const rate = field(charge, 'TaxRate')
  expect([problemOf(rate, 6.13), problemOf(rate, 6.135), problemOf(rate, Number.NaN)]).toEqual([
    undefined,
    '税率（%）最多 2 位小数',
    '税率（%）应在 0～100 之间',
  ])
  expect(tidy(field(port, 'Code'), ' cnsha ')).toBe('CNSHA')
})

it('bill numbers follow their rule, by the calendar of China', () => {
  const newYear = new Date('2026-12-31T16:30:00Z')
  expect(numberBy('COSU{yy}{mm}{seq:6}', 42, newYear)).toBe('COSU2701000042')
  expect(numberBy('{yyyy}-{seq:3}', 12_345, newYear)).toBe('2027-12345')
  const rule = field(billCode, 'Rule')
  for (const good of ['{seq:6}', 'HJ{yyyy}{seq:4}X']) expect(problemOf(rule, good)).toBeUndefined()
  for (const bad of ['COSU', '{seq:2}', '{seq:11}', '{seq:4}{seq:4}', 'cosu{seq:4}', '{day}{seq:4}'])
    expect(ruleProblem('numberRule', bad), bad).toBeDefined()
})

it('rates: the latest that began, own before the platform’s on the same day, turned over if need be', () => {
  const rate = (FromDay: string, Mid: number, Layer: ExchangeRate['Layer'] = 'platform') => ({
    CurrencyCode: 'USD',
    BaseCode: 'CNY',
    FromDay,
    Buy: Mid - 0.1,
    Sell: Mid + 0.1,
    Mid,
    Layer,
  })
  const rates = [rate('2026-02-01', 7), rate('2026-01-01', 8), rate('2026-02-01', 6, 'company')]
  expect(exchangeRateOn(rates, 'USD', 'CNY', '2026-01-31')).toBe(8)
  expect(exchangeRateOn(rates, 'USD', 'CNY', '2026-03-01')).toBe(6)
  expect(exchangeRateOn(rates, 'CNY', 'USD', '2026-03-01', 'Sell')).toBe(1 / 5.9)
  expect(exchangeRateOn(rates, 'USD', 'CNY', '2025-12-31')).toBeUndefined()
})

it.each([
  '+86 21 5888 0000',
  '021-58880000转8012',
  '(02) 2345-6789',
  '+852 2345 6789',
  '+886-2-2345-6789',
  '0049.40.12345 ext. 12',
  '０２１－５８８８００００',
])('%s is a telephone number', (text) => expect(ruleProblem('phone', text)).toBeUndefined())
it.each(['call me', '12', '+', '021-5888-0000 Mr Wang'])('%s is none', (text) => expect(ruleProblem('phone', text)).toBeDefined())
