// @vitest-environment jsdom
import type { ImportPlan } from '@jst/contracts/entity'
import { FakeApp, FakeScreen, refusal, type FakeAppOptions } from '@jst/feature-kit/testing'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { Screen as Ports } from './basic/GlobleHaven.tsx'
import { Screen as BillCodes } from './maintenance/BillCode.tsx'
import { Screen as LineCodes } from './maintenance/LineCodes.tsx'
import { Screen as Mapping } from './mapping/BasicDataMapping.tsx'
import { all, index, row, time, unmatched } from './testing/rows.ts'

function show(Screen: ComponentType, path: string, routes: FakeAppOptions['routes'], codes = all) {
  const fake = new FakeApp({ path, routes: { ...index, ...routes } })
  fake.permit(codes)
  render(<FakeScreen fake={fake} Screen={Screen} />)
  return fake
}

afterEach(cleanup)

describe('a list from a declaration', () => {
  const path = '/BasicData/GlobleHaven'
  const list = {
    'GET /api/Port/List': () => ({ Rows: [row(1, 'CNAAA'), row(2, 'CNSHA', { Layer: 'platform', NameZh: '上海' })], Total: 2 }),
  }

  it('is written by keyboard alone, with a reference found by initials', async () => {
    const fake = show(Ports, path, { ...list, 'POST /api/Port/Save': ({ body }) => row(3, 'CNBBB', (body as { Values: object }).Values) })
    await userEvent.click(await screen.findByRole('button', { name: '新增港口' }))
    const drawer = within(screen.getByRole('dialog'))
    await userEvent.click(drawer.getByRole('button', { name: '保存' }))
    expect(drawer.getByText('请填写港口代码')).toBeDefined()
    await userEvent.type(drawer.getByRole('textbox', { name: /港口代码/ }), 'cnbbb{Tab}新港{Tab}NEW{Tab}CN')
    await userEvent.type(drawer.getByRole('combobox', { name: /航线/ }), 'mx{Enter}')
    await userEvent.type(drawer.getByRole('textbox', { name: /港口代码/ }), '{Enter}')
    await waitFor(() => expect(fake.said).toContain('已保存：新港'))
    expect(fake.bodyOf('/api/Port/Save')).toMatchObject({ Id: 0, Values: { Code: 'CNBBB', LaneCode: 'USW', Enabled: true } })
  })

  it('compares what somebody else saved meanwhile, and saves on top of it', async () => {
    let tries = 0
    const newer = row(1, 'CNAAA', { NameZh: '别人的名', UpdateTime: '2026-11-20T03:00:00.000Z' })
    const fake = show(Ports, path, {
      ...list,
      'POST /api/Port/Save': ({ body }) =>
        tries++ === 0 ? refusal('STALE_WRITE', { Data: newer }) : row(1, 'CNAAA', (body as { Values: object }).Values),
    })
    await userEvent.click(await screen.findByRole('button', { name: 'CNAAA' }))
    const name = screen.getByRole('textbox', { name: /中文名/ })
    await userEvent.clear(name)
    await userEvent.type(name, '我的名{Enter}')
    expect(await screen.findByText('别人的名')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: '保存您的内容' }))
    await waitFor(() => expect(fake.said).toContain('已保存：我的名'))
    expect(fake.requests.filter(({ path: url }) => url === '/api/Port/Save').at(-1)?.body).toMatchObject({ UpdateTime: newer.UpdateTime })
  })

  it('locks what is the platform’s, and asks before typing is lost', async () => {
    show(Ports, path, list)
    await userEvent.click(await screen.findByRole('button', { name: 'CNSHA' }))
    const drawer = within(screen.getByRole('dialog'))
    expect(drawer.getByRole<HTMLInputElement>('textbox', { name: /英文名/ }).disabled).toBe(true)
    await userEvent.type(drawer.getByRole('textbox', { name: /中文名/ }), '港')
    await userEvent.click(drawer.getByRole('button', { name: '取消' }))
    await userEvent.click(drawer.getByRole('button', { name: '放弃修改' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('sets a cell in place and some rows at once', async () => {
    const fake = show(Ports, path, {
      ...list,
      'POST /api/Port/SetField': () => [row(1, 'CNAAA', { IsPol: true })],
      'POST /api/Port/SetEnabled': () => [row(1, 'CNAAA', { Enabled: false, State: 'disabled' })],
    })
    await userEvent.click(await screen.findByRole('checkbox', { name: '修改装货港：CNAAA' }))
    await waitFor(() =>
      expect(fake.bodyOf('/api/Port/SetField')).toEqual({ Items: [{ Id: 1, UpdateTime: time }], Field: 'IsPol', Value: true }),
    )
    expect(screen.queryByRole('checkbox', { name: '修改装货港：CNSHA' })).toBeNull()
    await userEvent.click(screen.getAllByRole('checkbox', { name: '选择本行' })[0]!)
    // the view of that name stands above, the act below
    await userEvent.click(screen.getAllByRole('button', { name: '停用' }).at(-1)!)
    await waitFor(() => expect(fake.said).toContain('已停用 1 条'))
  })

  it('offers nothing to who may only look', async () => {
    show(Ports, path, list, ['view'])
    await userEvent.click(await screen.findByRole('button', { name: 'CNAAA' }))
    expect(screen.queryByRole('button', { name: '保存' })).toBeNull()
    for (const name of ['新增港口', '导入', '导出']) expect(screen.queryByRole('button', { name })).toBeNull()
  })

  it('imports what was pasted, after naming what is wrong with it', async () => {
    const plan: ImportPlan = {
      Id: 9,
      FileName: '粘贴内容.csv',
      State: 'planned',
      Lines: 2,
      Adds: 1,
      Changes: 0,
      Same: 0,
      Bad: 1,
      Unknown: [],
      Problems: [
        { Line: 3, Field: 'LaneCode', Label: '航线', Value: '西线', Message: '没有找到航线“西线”，请填写代码或名称', Suggest: 'USW' },
      ],
      CreateTime: time,
    }
    const fake = show(Ports, path, {
      ...list,
      'GET /api/Port/Imports': () => [],
      'POST /api/Port/PlanImport': () => plan,
      'POST /api/Port/Import': () => ({ ...plan, State: 'done' }),
    })
    await userEvent.click(await screen.findByRole('button', { name: '导入' }))
    await userEvent.type(screen.getByRole('textbox', { name: /粘贴/ }), '港口代码')
    await userEvent.click(screen.getByRole('button', { name: '检查粘贴内容' }))
    expect(await screen.findByText('没有找到航线“西线”，请填写代码或名称')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: '跳过有问题的行，导入 1 行' }))
    await waitFor(() => expect(fake.said).toContain('已导入 1 行'))
    expect(fake.bodyOf('/api/Port/Import')).toEqual({ Id: 9, SkipBad: true, SkipLines: [] })
  })
})

it('shows the next bill numbers of a rule while it is typed', async () => {
  show(BillCodes, '/DataMaintenance/BillCode', { 'GET /api/BillCode/List': () => ({ Rows: [], Total: 0 }) })
  await userEvent.click(await screen.findByRole('button', { name: '新增提单代码' }))
  await userEvent.type(screen.getByRole('textbox', { name: /编号规则/ }), 'HJ{{seq:4}')
  await userEvent.type(screen.getByRole('textbox', { name: /下一流水号/ }), '9')
  expect(await screen.findByText('HJ0009、HJ0010、HJ0011')).toBeDefined()
})

it('a suggestion of the queue is learned by one click', async () => {
  const fake = show(Mapping, '/DataMaintenance/BasicDataMapping', {
    'GET /api/BasicDataMapping/Unmatched': () => ({ Rows: [unmatched], Total: 1 }),
    'POST /api/BasicDataMapping/Confirm': () => ({ Confirmed: 1 }),
  })
  await userEvent.click(await screen.findByRole('button', { name: '宁波 CNNGB' }))
  await waitFor(() => expect(fake.said).toContain('已确认 1 条，之后的导入会自动识别'))
  expect(fake.bodyOf('/api/BasicDataMapping/Confirm')).toEqual({ Items: [{ Id: 4, TargetCode: 'CNNGB' }] })
})

describe('the ports of a service', () => {
  const ports = ['CNSHA', 'USLAX']
  const service = row(3, 'LL1', { CarrierCode: 'OOCL', Rotation: ports, RotationName: '上海、洛杉矶', RotationElsewhere: true })
  const rotation = { Calls: ports.map((PortCode) => ({ PortCode, PortName: PortCode })) }
  const open = async (more: Partial<typeof service> = {}) => {
    const fake = show(LineCodes, '/DataMaintenance/Linecode', {
      'GET /api/CarrierService/List': () => ({ Rows: [{ ...service, ...more }], Total: 1 }),
      'GET /api/ServiceRotation/Get': () => rotation,
      'POST /api/CarrierService/Save': () => service,
    })
    await userEvent.click(await screen.findByRole('button', { name: 'LL1' }))
    return { fake, drawer: within(screen.getByRole('dialog')) }
  }
  const save = async (fake: FakeApp, drawer: Awaited<ReturnType<typeof open>>['drawer']) => {
    await userEvent.type(drawer.getByRole('textbox', { name: /航线名称/ }), '改')
    await userEvent.click(drawer.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(fake.said.join()).toContain('已保存'))
    return (fake.bodyOf('/api/CarrierService/Save') as { Values: object }).Values
  }

  it('are read only while a rotation has the word, say where they come from, and are not sent', async () => {
    const { fake, drawer } = await open()
    const field = drawer.getByRole<HTMLInputElement>('combobox', { name: /挂靠港/ })
    expect([field.disabled, document.getElementById(field.getAttribute('aria-describedby')!.split(' ')[0]!)?.textContent]).toEqual([
      true,
      '取自“船期表维护”的“挂靠与航程”，请到那里修改',
    ])
    const values = await save(fake, drawer)
    expect(values).toMatchObject({ Code: 'LL1', NameZh: '港3改' })
    expect(values).not.toHaveProperty('Rotation')
  })
  it('are the row’s own without one', async () => {
    const { fake, drawer } = await open({ RotationElsewhere: false })
    expect(drawer.getByRole<HTMLInputElement>('combobox', { name: /挂靠港/ }).disabled).toBe(false)
    expect(await save(fake, drawer)).toHaveProperty('Rotation', ports)
  })
})
