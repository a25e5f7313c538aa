import { rollService, rotationInfo, saveRotation, voyageInfo, voyageWeeks } from '@jst/contracts/schedules'
import { serviceCalls } from '@jst/contracts/master'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestClient, type TestServer } from '../../../testing/index.ts'
import { day, startSchedules, type Schedules } from '../testing.ts'

let schedules: Schedules
let server: TestServer
let ops: TestClient
let boss: TestClient
beforeAll(async () => {
  schedules = await startSchedules()
  ;({ server, ops, boss } = schedules)
})
afterAll(() => server.close())

const Rotation = {
  ServiceCode: 'ROLL1',
  CarrierCode: 'OOCL',
  Weekday: 3,
  Calls: [
    {
      PortCode: 'CNSHA',
      TerminalCode: '',
      ArriveDay: 0,
      ArriveTime: '08:00',
      DepartDay: 1,
      DepartTime: '20:00',
      Cutoffs: [{ Code: 'DCO' as const, DaysBefore: 2, Time: '12:00' }],
    },
    { PortCode: 'USLAX', TerminalCode: '', ArriveDay: 15, ArriveTime: '06:00', DepartDay: 18, DepartTime: '18:00', Cutoffs: [] },
  ],
}

describe('a service week by week', () => {
  const From = new Date(Date.now() + 40 * day).toISOString().slice(0, 10)

  it('has a rotation that is kept once, checked, and not overwritten by an old version', async () => {
    expect((await ops.call(rotationInfo, { ServiceCode: 'ROLL1' })).body.Status).toBe(0)
    expect((await ops.call(rollService, { ServiceCode: 'ROLL1', From, Weeks: 2, DryRun: true })).body.Code).toBe('ILLEGAL_TRANSITION')
    const wrong = { ...Rotation, Calls: [Rotation.Calls[1]!, Rotation.Calls[0]!] }
    expect((await ops.call(saveRotation, { Rotation: wrong })).body.Issues![0]!.Path).toBe('Rotation.Calls[1].ArriveDay')
    const [first, last] = Rotation.Calls
    const opensLate = [
      { Code: 'EFC' as const, DaysBefore: 1, Time: '12:00' },
      { Code: 'FCO' as const, DaysBefore: 2, Time: '12:00' },
    ]
    const late = await ops.call(saveRotation, { Rotation: { ...Rotation, Calls: [{ ...first!, Cutoffs: opensLate }, last!] } })
    expect([late.status, late.body.Issues![0]!.Path]).toEqual([422, 'Rotation.Calls[0].Cutoffs.EFC'])
    const saved = (await ops.call(saveRotation, { Rotation })).body.Data
    expect(saved).toMatchObject({ Layer: 'company', Calls: [{ PortName: '上海' }, { PortName: '洛杉矶' }] })
    expect((await boss.call(saveRotation, { Rotation })).status).toBe(412)
    expect((await boss.call(saveRotation, { Rotation, UpdateTime: saved.UpdateTime })).status).toBe(200)
  })
  it('rolls forward: the dry run writes nothing, the run fills empty weeks, a second one finds them', async () => {
    const roll = async (DryRun: boolean, by = ops) =>
      (await by.call(rollService, { ServiceCode: 'ROLL1', From, Weeks: 4, DryRun })).body.Data
    const dry = await roll(true)
    expect([dry.Created, dry.Sailings.length, dry.Sailings.some(({ Exists }) => Exists)]).toEqual([0, 4, false])
    const both = await Promise.all([roll(false), roll(false, boss)])
    expect(both.map(({ Created }) => Created).toSorted()).toEqual([0, 4])
    const { Services } = (await ops.call(voyageWeeks, { From, Weeks: 4, ServiceCode: 'ROLL1' })).body.Data
    expect(Services[0]!.Sailings.map(({ Week, Vessel }) => [Week, Vessel])).toEqual([0, 1, 2, 3].map((week) => [week, '待定']))
    const voyage = (await ops.call(voyageInfo, { Id: Services[0]!.Sailings[0]!.Id })).body.Data
    expect(voyage.Calls[0]!.Cutoffs.DCO).toMatch(/T04:00:00.000Z$/)
  })
})

describe('the ports of a service (航线代码)', () => {
  const rowOf = async (Code: string, by = ops) =>
    (await by.call(serviceCalls.list, { Keyword: Code })).body.Data.Rows.find((row) => row['Code'] === Code)
  const service = (Code: string, Rotation: string[]) => ({ Code, NameZh: `航线 ${Code}`, CarrierCode: 'OOCL', Rotation })
  const rotation = (ServiceCode: string, ports: string[]) => ({
    ...Rotation,
    ServiceCode,
    Calls: ports.map((PortCode, at) => ({ ...Rotation.Calls[0]!, PortCode, ArriveDay: at * 3, DepartDay: at * 3 + 1 })),
  })

  it('are its own until a rotation is kept, then those of the rotation, which is changed in its place alone', async () => {
    const { pricing } = schedules
    const added = (await pricing.call(serviceCalls.save, { Id: 0, Values: service('PORTS1', ['CNSHA', 'SGSIN']) })).body.Data
    expect(added['Rotation']).toEqual(['CNSHA', 'SGSIN'])
    await ops.call(saveRotation, { Rotation: rotation('PORTS1', ['CNSHA', 'CNNGB', 'USLAX']) })
    const row = (await rowOf('PORTS1', pricing))!
    expect([row['Rotation'], row['RotationName']]).toEqual([['CNSHA', 'CNNGB', 'USLAX'], '上海、宁波、洛杉矶'])
    const save = (Values: Record<string, unknown>) =>
      pricing.call(serviceCalls.save, { Id: row.Id, UpdateTime: row.UpdateTime, Values: Values as typeof row })
    const refused = await save({ ...service('PORTS1', ['CNSHA', 'USLAX']) })
    expect([refused.status, refused.body.Issues![0]!.Path]).toEqual([422, 'Values.Rotation'])
    expect(refused.body.Issues![0]!.Message).toContain('挂靠与航程')
    const renamed = await save({ ...service('PORTS1', ['CNSHA', 'CNNGB', 'USLAX']), NameZh: '改名' })
    expect([renamed.status, renamed.body.Data['NameZh']]).toEqual([200, '改名'])
  })
  it('of the platform’s service: a company’s own rotation shows to that company alone', async () => {
    const { admin } = schedules
    await admin.call(serviceCalls.save, { Id: 0, Values: service('PORTS2', ['CNSHA']) })
    await admin.call(saveRotation, { Rotation: rotation('PORTS2', ['CNSHA', 'DEHAM']) })
    expect((await rowOf('PORTS2', schedules.pricing))!['Rotation']).toEqual(['CNSHA', 'DEHAM'])
    const theirs = (await ops.call(rotationInfo, { ServiceCode: 'PORTS2' })).body.Data!
    await ops.call(saveRotation, { UpdateTime: theirs.UpdateTime, Rotation: rotation('PORTS2', ['CNNGB', 'NLRTM']) })
    expect((await rowOf('PORTS2', schedules.pricing))!['Rotation']).toEqual(['CNNGB', 'NLRTM'])
    expect((await rowOf('PORTS2', admin))!['Rotation']).toEqual(['CNSHA', 'DEHAM'])
  })
})
