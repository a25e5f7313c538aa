import { rollService, rotationInfo, saveRotation, voyageInfo, voyageWeeks } from '@jst/contracts/schedules'
import { serviceCalls } from '@jst/contracts/master'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestClient, type TestServer } from '../../../testing/index.ts'
import { upload } from '../../../testing/upload.ts'
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

  describe('in a file', () => {
    const head = '航线代码,航线名称,船公司,挂靠港,航程（天）'
    const plan = async (...lines: string[]) => {
      const { body, status } = await upload(server, schedules.pricing, serviceCalls.planImport.path, [head, ...lines].join('\n'))
      return { ...body.Data, status }
    }
    const run = (Id: number) => schedules.pricing.call(serviceCalls.runImport, { Id, SkipBad: false, SkipLines: [] })
    /** Ports of the row without a rotation. */
    const ownPorts = async (Code: string) => {
      const [row] = await server.db.owner((owner) =>
        owner.query<{ rotation: string[] }>('select rotation from m_service where code = $1', [Code]),
      )
      return row!.rotation
    }

    it('other ones than the rotation’s are told line by line and not stored; the rest of the line is', async () => {
      const { pricing } = schedules
      await pricing.call(serviceCalls.save, { Id: 0, Values: service('FILE1', ['CNSHA', 'SGSIN']) })
      for (const code of ['FILE1', 'FILE2']) await ops.call(saveRotation, { Rotation: rotation(code, ['CNSHA', 'CNNGB', 'USLAX']) })
      const planned = await plan(
        'FILE1,改名一,OOCL,上海；釜山；不知道的港,15',
        'FILE2,新增二,OOCL,CNSHA；USLAX,16',
        'FILE3,没有挂靠,OOCL,上海；洛杉矶,17',
        'FILE4,空着,OOCL,,18',
      )
      expect(planned).toMatchObject({ Adds: 3, Changes: 1, Bad: 0, Problems: [] })
      expect(planned.Notes!.map(({ Line, Label, Value }) => [Line, Label, Value])).toEqual([
        [2, '挂靠港', '上海；釜山；不知道的港'],
        [3, '挂靠港', 'CNSHA；USLAX'],
      ])
      expect(planned.Notes![0]!.Message).toContain('上海、宁波、洛杉矶')
      expect((await run(planned.Id)).body.Data.State).toBe('done')
      const rows = await Promise.all(['FILE1', 'FILE2', 'FILE3'].map((code) => rowOf(code, pricing)))
      expect(rows.map((row) => [row!.NameZh, row!['TransitDays'], row!['Rotation'], row!['RotationElsewhere']])).toEqual([
        ['改名一', 15, ['CNSHA', 'CNNGB', 'USLAX'], true],
        ['新增二', 16, ['CNSHA', 'CNNGB', 'USLAX'], true],
        ['没有挂靠', 17, ['CNSHA', 'USLAX'], false],
      ])
      expect([await ownPorts('FILE1'), await ownPorts('FILE2')]).toEqual([['CNSHA', 'SGSIN'], []])
      expect((await pricing.call(serviceCalls.undoImport, { Id: planned.Id })).body.Data.State).toBe('undone')
      expect([await ownPorts('FILE1'), (await rowOf('FILE1', pricing))!.NameZh]).toEqual([['CNSHA', 'SGSIN'], '航线 FILE1'])
    })
    it('the same ports, or none, need no word; a rotation that came after the check is not passed over', async () => {
      await ops.call(saveRotation, { Rotation: rotation('FILE5', ['CNSHA', 'USLAX']) })
      expect((await plan('FILE5,同样,OOCL,上海；LOS ANGELES,9', 'FILE6,空着,OOCL,,9')).Notes).toEqual([])
      const planned = await plan('FILE7,随后,OOCL,上海；洛杉矶,9')
      expect(planned.Notes).toEqual([])
      await ops.call(saveRotation, { Rotation: rotation('FILE7', ['CNNGB', 'USLAX']) })
      const refused = await run(planned.Id)
      expect([refused.status, refused.body.Message]).toEqual([422, expect.stringContaining('FILE7')])
    })
  })
})
