// @vitest-environment jsdom
import { customerTrackingPages as party, groupsOf, trackingPages as staff } from '@jst/contracts/tracking'
import { FakeScreen, refusal, type FakeAppOptions } from '@jst/feature-kit/testing'
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { Screen as Detail } from './detail/FreightTrackDetail.tsx'
import { Screen as List } from './list/FreightTrack.tsx'
import { Screen as Shared } from './share/SharedTrack.tsx'
import { exceptionOf } from './testing/facts.ts'
import { conflictView, largeView, viewOf } from './testing/shipment.ts'
import { Screen as Searches } from './searches/UserSearchLog.tsx'
import { Screen as Upkeep } from './statements/Containermaintenance.tsx'
import { statements, trackApp } from './testing/show.ts'

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined
})
afterEach(cleanup)

type Routes = NonNullable<FakeAppOptions['routes']>
const show = (Screen: React.ComponentType, path: string, routes: Routes = {}, codes?: readonly string[]) => {
  const fake = trackApp(path, routes, codes)
  render(<FakeScreen fake={fake} Screen={Screen} />)
  return fake
}
const dialog = async () => within(await screen.findByRole('dialog'))

describe('one shipment', () => {
  const open = (routes: Routes, codes?: readonly string[]) =>
    show(Detail, `${staff.detail}?Id=1`, { 'GET /api/Track/View': () => conflictView, ...routes }, codes)
  const rule = async () => {
    await userEvent.click((await screen.findAllByRole('button', { name: '只看不一致' }))[0]!)
    await userEvent.click(screen.getAllByText('来源与依据')[0]!)
    await userEvent.click((await screen.findAllByRole('button', { name: '裁定' }))[0]!)
    const box = await dialog()
    await userEvent.click(box.getByLabelText(/依据的来源/))
    await userEvent.click(await screen.findByRole('option', { name: /船公司/ }))
    await userEvent.type(box.getByLabelText(/理由/), '签单时间为准')
    await userEvent.click(box.getByRole('button', { name: '确定裁定' }))
    return box
  }

  it('is decided by a person with the statement, the reason and the version that was seen', async () => {
    const fake = open({ 'POST /api/Track/Rule': () => conflictView })
    await rule()
    await waitFor(() => expect(fake.said).toContain('已裁定，时间线已重新计算'))
    expect(fake.bodyOf('/api/Track/Rule')).toEqual({
      ShipmentId: 1,
      UpdateTime: conflictView.UpdateTime,
      What: 'fact',
      Key: 'carrier',
      Note: '签单时间为准',
      Always: false,
    })
  })

  it('is decided for good where another kind of source says otherwise, and shows what was decided so', async () => {
    const fake = open({ 'POST /api/Track/Rule': () => conflictView })
    await userEvent.click((await screen.findAllByRole('button', { name: '只看不一致' }))[0]!)
    await userEvent.click(screen.getAllByText('来源与依据')[0]!)
    await userEvent.click((await screen.findAllByRole('button', { name: '裁定' }))[0]!)
    const box = await dialog()
    expect(await box.findByText('卸船：码头 优先于 船公司')).toBeTruthy()
    await userEvent.click(box.getByLabelText(/依据的来源/))
    await userEvent.click(await screen.findByRole('option', { name: /船公司/ }))
    await userEvent.type(box.getByLabelText(/理由/), '码头时间有误')
    await userEvent.click(box.getByLabelText(/长期有效：以后 .*鹿特丹.*卸船/))
    await userEvent.click(box.getByRole('button', { name: '确定裁定' }))
    await waitFor(() => expect(fake.bodyOf('/api/Track/Rule')).toMatchObject({ Key: 'carrier', Always: true }))
  })

  it('says by which box another one was replaced', async () => {
    const fake = open({ 'POST /api/Track/Swap': () => conflictView })
    await userEvent.click(await screen.findByRole('button', { name: 'OOLU1112223 换箱' }))
    const box = await dialog()
    await userEvent.type(box.getByLabelText(/新箱号/), 'tcnu4441116')
    await userEvent.click(box.getByRole('button', { name: '确定' }))
    await waitFor(() => expect(fake.bodyOf('/api/Track/Swap')).toMatchObject({ From: 'OOLU1112223', To: 'TCNU4441116' }))
  })

  it('that a colleague decided meanwhile shows that decision and keeps the own choice', async () => {
    const theirs = {
      ...conflictView,
      UpdateTime: '2026-11-27T08:00:00.000Z',
      Facts: conflictView.Facts.map((fact) =>
        fact.Key === 'disputed'
          ? { ...fact, Ruling: { Key: 'terminal', By: '王思琪', At: '2026-11-26T07:00:00.000Z', Note: '码头记录为准', IsReopened: false } }
          : fact,
      ),
    }
    open({ 'POST /api/Track/Rule': () => refusal('STALE_WRITE', { Data: theirs }) })
    const box = await rule()
    expect(await box.findByText('码头记录为准')).toBeTruthy()
    expect(box.getAllByText('签单时间为准').length + box.getAllByDisplayValue('签单时间为准').length).toBeGreaterThan(0)
  })

  it('shows a reader without the right no way to decide, and a customer no raw acts', async () => {
    show(Detail, `${party.detail}?Id=1`, { 'GET /api/Track/View': () => conflictView })
    await screen.findByText('1 处来源不一致，还没有人裁定')
    await userEvent.click(screen.getAllByText('来源与依据')[0]!)
    expect(screen.queryByRole('button', { name: '裁定' })).toBeNull()
    expect(screen.queryByRole('button', { name: /^接手/ })).toBeNull()
  })

  it('says why free time cannot be assessed, and that a sum is the least that it will be', async () => {
    open({})
    expect(await screen.findByText('各来源的起算日期不一致')).toBeTruthy()
    expect(screen.getByText('没有适用的免费期条款')).toBeTruthy()
    expect(screen.getByText('另有 1 个无法评估，合计是最低数')).toBeTruthy()
  })

  it('gives a link once, with the files that were chosen', async () => {
    const fake = open({ 'POST /api/Track/ShareMake': () => ({ Share: { Id: 3 }, Path: '/external/freightTrack/share?Token=abc' }) })
    await userEvent.click(await screen.findByRole('button', { name: '分享' }))
    const box = await dialog()
    await userEvent.type(box.getByLabelText(/给谁/), '收货人')
    await userEvent.click(box.getByLabelText('提单草稿.pdf'))
    await userEvent.click(box.getByRole('button', { name: '生成链接' }))
    expect(await box.findByText(/\/external\/freightTrack\/share\?Token=abc$/)).toBeTruthy()
    expect(fake.bodyOf('/api/Track/ShareMake')).toEqual({ ShipmentId: 1, For: '收货人', FileIds: [11], WithCosts: false, Days: 30 })
  })
})

describe('the page of a link', () => {
  it('shows what the link gives, and nothing that a reader without an account could do', async () => {
    show(Shared, '/external/freightTrack/share?Token=abc')
    expect(await screen.findByText('由发送方分享，内容会自动更新')).toBeTruthy()
    expect(screen.queryByText('异常')).toBeNull()
    expect(screen.queryByRole('button', { name: /分享|结束跟踪|裁定/ })).toBeNull()
  })
  it('without costs says nothing about free time: it would be a guess', async () => {
    show(Shared, '/external/freightTrack/share?Token=abc', {
      'GET /api/Track/Shared': () => viewOf({ Clocks: [], Costs: [], CostUnknown: 0, Open: [] }),
    })
    await screen.findByText('由发送方分享，内容会自动更新')
    expect(screen.queryByText('免费期')).toBeNull()
    expect(screen.queryByText('未起算')).toBeNull()
  })
  it('that is past or revoked says so with the next step', async () => {
    show(Shared, '/external/freightTrack/share?Token=abc', {
      'GET /api/Track/Shared': () => refusal('NOT_FOUND', { Message: '链接已被撤销' }),
    })
    expect(await screen.findByText('链接已被撤销')).toBeTruthy()
    expect(screen.getByText('请向发给您链接的人索取新的链接。')).toBeTruthy()
  })
})

it('a code of a partner gets a meaning from the list of statements', async () => {
  const fake = show(Upkeep, staff.upkeep, { 'POST /api/Track/Mean': () => statements[3] })
  await userEvent.click(await screen.findByRole('button', { name: '指定含义：代码 ZZ' }))
  const box = await dialog()
  await userEvent.click(box.getByLabelText(/节点/))
  await userEvent.click(await screen.findByRole('option', { name: '提空箱' }))
  await userEvent.click(box.getByRole('button', { name: '确定' }))
  await waitFor(() => expect(fake.bodyOf('/api/Track/Mean')).toEqual({ StatementId: 4, Milestone: 'emptyOut' }))
})

it('a search is marked as followed up once its note is written, and says by whom', async () => {
  const fake = show(
    Searches,
    staff.searches,
    {
      'POST /api/Customer/Save': () => ({ Id: 77 }),
      'POST /api/Document/Comment': () => ({}),
      'POST /api/Track/SearchFollow': () => ({}),
    },
    ['view', 'add'],
  )
  expect(await screen.findByRole('link', { name: '王思琪 已跟进' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: '跟进 MEDU9911223' }))
  const box = await dialog()
  await userEvent.type(box.getByLabelText(/新客户名称/), '新客户')
  await userEvent.click(box.getByRole('button', { name: '建立跟进' }))
  await waitFor(() =>
    expect(fake.bodyOf('/api/Track/SearchFollow')).toMatchObject({ Id: 1, Link: expect.stringContaining('Id=77') as unknown }),
  )
})

describe('following', () => {
  const outcome = (Number: string, Outcome: string, more = {}) => ({
    Number,
    NumberKind: 'bill',
    Outcome,
    Carrier: '',
    CarrierGuess: '',
    Suggest: '',
    Text: '',
    ShipmentId: null,
    ...more,
  })
  it('checks first, repairs a check digit, and follows what is good alone', async () => {
    let asked = 0
    const fake = show(List, staff.list, {
      'POST /api/Track/Follow': ({ body }) => {
        asked += 1
        const { Items } = body as { Items: { Number: string }[] }
        return Items.map(({ Number: number }) =>
          number === 'CSQU3054380'
            ? outcome(number, 'invalid', { NumberKind: 'box', Suggest: 'CSQU3054383' })
            : outcome(number, 'followed', { CarrierGuess: '按提单号前缀推测' }),
        )
      },
    })
    await userEvent.click((await screen.findAllByRole('button', { name: '订阅跟踪' }))[0]!)
    const box = await dialog()
    await userEvent.type(box.getByLabelText(/^号码/), 'COSU66000009 CSQU3054380')
    await userEvent.click(box.getByRole('button', { name: '检查' }))
    expect(await box.findAllByText(/推测：按提单号前缀推测/)).toHaveLength(1)
    await userEvent.click(box.getByRole('button', { name: '改为 CSQU3054383' }))
    await userEvent.click(await box.findByRole('button', { name: '订阅 2 个' }))
    await waitFor(() => expect(fake.said).toContain('已订阅 2 个号码'))
    expect(asked).toBe(3)
    expect(fake.requests.filter(({ path }) => path === '/api/Track/Follow').at(-1)?.body).toEqual({
      Items: [{ Number: 'COSU66000009' }, { Number: 'CSQU3054383' }],
    })
  })
  it('takes at most 50 numbers', async () => {
    show(List, staff.list)
    await userEvent.click(await screen.findByRole('button', { name: '批量查询' }))
    const box = await dialog()
    await userEvent.click(box.getByLabelText(/跟踪号码/))
    await userEvent.paste(Array.from({ length: 51 }, (_, at) => `N${at}`).join('\n'))
    await userEvent.click(box.getByRole('button', { name: '查询' }))
    expect(await box.findByText('共 51 个号码，一次最多 50 个，请分批查询')).toBeTruthy()
  })
})

it('an act on several exceptions is done for those that nobody changed, and tells the others one by one', async () => {
  let calls = 0
  const fake = show(List, `${staff.list}?View=exceptions`, {
    'POST /api/Track/Handle': () => {
      calls += 1
      if (calls > 1) return []
      return refusal('STALE_WRITE', { Data: [exceptionOf(31, { UpdateTime: '2026-11-27T00:00:00.000Z' }), exceptionOf(32)] })
    },
  })
  await userEvent.click((await screen.findAllByRole('checkbox'))[0]!)
  await userEvent.click(screen.getByRole('button', { name: '接手' }))
  const box = await dialog()
  expect(box.getByText('完成 1 条，1 条未完成')).toBeTruthy()
  expect(box.getByRole('row', { name: /疑似甩柜，待核.*已被他人处理或状态已变化/ })).toBeTruthy()
  expect(fake.requests.findLast(({ path }) => path === '/api/Track/Handle')?.body).toMatchObject({ Act: 'take', Items: [{ Id: 32 }] })
})

it('a timeline is renewed when it changes, and not while somebody types about it', async () => {
  let reads = 0
  const fake = show(Detail, `${staff.detail}?Id=1`, {
    'GET /api/Track/View': () => {
      reads += 1
      return viewOf({ Number: `READ${reads}` })
    },
  })
  const changed = () =>
    act(async () => {
      fake.socket.current!.receive({ type: 'track/changed', content: { Ids: [1] } })
    })
  await screen.findByRole('heading', { name: 'READ1' })
  fake.app.session.adoptToken('token-1')
  fake.app.live.open()
  fake.socket.current!.accept()
  await changed()
  await screen.findByRole('heading', { name: 'READ2' })
  await userEvent.click(screen.getByRole('button', { name: '结束跟踪' }))
  await dialog()
  await changed()
  expect(screen.queryByRole('heading', { name: 'READ3' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: '取消' }))
  await screen.findByRole('heading', { name: 'READ3' })
  fake.app.live.close()
})

describe('a shipment of many boxes', () => {
  const large = largeView()
  const brief = { ...large, Facts: [], Groups: groupsOf(large.Facts).map(({ facts: _, ...group }) => group) }
  const open = () => show(Detail, `${staff.detail}?Id=1`, { 'GET /api/Track/View': ({ query }) => (query['Brief'] ? brief : large) })
  const whole = (fake: ReturnType<typeof show>) => fake.requests.filter(({ path, query }) => path === '/api/Track/View' && !query['Brief'])

  it('shows its lines before its facts, which are read when somebody opens one', async () => {
    const fake = open()
    expect(await screen.findAllByText(/400 箱/)).not.toHaveLength(0)
    expect(whole(fake)).toHaveLength(0)
    await userEvent.click(screen.getAllByText('来源与依据')[0]!)
    expect(await screen.findByText('显示 20 / 400 箱')).toBeTruthy()
    expect(whole(fake)).toHaveLength(1)
  })
  it('reads them for one box, too', async () => {
    const fake = open()
    await userEvent.click(await screen.findByRole('button', { name: large.BoxLines[0]!.Box }))
    expect(await screen.findByText(`只看 ${large.BoxLines[0]!.Box}`)).toBeTruthy()
    await waitFor(() => expect(screen.queryByText('正在读取…')).toBeNull())
    expect(whole(fake)).toHaveLength(1)
  })
})

describe('a party that is asked', () => {
  const open = async (routes: Routes = {}) => {
    const fake = show(Upkeep, staff.upkeep, routes)
    await userEvent.click(await screen.findByRole('button', { name: '来源对接' }))
    return fake
  }
  it('shows for which carrier, until when it has a pause, and what it answered', async () => {
    await open()
    const row = (await screen.findByText('中远海运接口')).closest('tr')!
    expect(within(row).getByText('COSCO 128 票，每 60 分钟')).toBeTruthy()
    expect(within(row).getByText(/^暂停到/)).toBeTruthy()
    await userEvent.click(within(row).getByText('最近答复'))
    expect(within(row).getByText(/12 条，新 2 条/)).toBeTruthy()
  })
  it('is set up with limits that are checked here, and its key is sent once', async () => {
    const fake = await open({ 'POST /api/Track/PartnerSave': () => ({ Partner: { Name: '中远海运接口' }, Key: '' }) })
    await userEvent.click(await screen.findByRole('button', { name: '修改 中远海运接口' }))
    const box = within((await screen.findAllByRole('dialog')).at(-1)!)
    const every = box.getByLabelText(/每票间隔/)
    await userEvent.clear(every)
    await userEvent.type(every, '5')
    await userEvent.click(box.getByRole('button', { name: '保存' }))
    expect(await box.findByText('请填写 15 至 1440 的整数')).toBeTruthy()
    await userEvent.clear(every)
    await userEvent.type(every, '30')
    await userEvent.type(box.getByLabelText(/^密钥$/), 'from-the-carrier')
    await userEvent.click(box.getByRole('button', { name: '保存' }))
    await waitFor(() =>
      expect(fake.bodyOf('/api/Track/PartnerSave')).toMatchObject({
        Way: 'pull',
        Carrier: 'COSCO',
        KeyHeader: 'X-API-Key',
        ApiKey: 'from-the-carrier',
        EveryMinutes: 30,
        PerMinute: 30,
      }),
    )
  })
})
