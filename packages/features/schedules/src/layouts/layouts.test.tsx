// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { layoutOf, layouts, layoutsPage } from '../testing/layouts.ts'
import { show } from '../testing/show.tsx'
import { Screen } from './SailScheduleTemplate.tsx'

afterEach(cleanup)

const routes = {
  'GET /api/ScheduleLayout/List': () => ({ Rows: layouts, Total: layouts.length }),
  'POST /api/ScheduleLayout/Save': () => layoutOf(1),
}

it('a layout gets a cut-off and is saved with its columns', async () => {
  const fake = show(Screen, layoutsPage, routes)
  expect(await screen.findByText('截单 周二 12:00', { exact: false })).toBeDefined()
  expect(screen.getAllByText('4 / 5 列已对应')).toHaveLength(2)
  await userEvent.click(screen.getByRole('button', { name: '东方海外周班船期' }))
  const drawer = within(await screen.findByRole('dialog', { name: /编辑船期模板/ }))
  await userEvent.click(drawer.getByRole('button', { name: '添加截止时间' }))
  const times = drawer.getAllByRole('textbox', { name: '当地时间' })
  await userEvent.clear(times[1]!)
  await userEvent.type(times[1]!, '25:00')
  await userEvent.click(drawer.getByRole('button', { name: /保存/ }))
  expect((await drawer.findAllByText('时间请写成 12:00')).length).toBeGreaterThan(0)
  await userEvent.clear(times[1]!)
  await userEvent.type(times[1]!, '10:00')
  await userEvent.click(drawer.getByRole('button', { name: /保存/ }))
  await waitFor(() => expect(fake.said).toEqual(['已保存 东方海外周班船期']))
  expect(fake.bodyOf('/api/ScheduleLayout/Save')).toMatchObject({
    Id: 1,
    CarrierCode: 'OOCL',
    Fields: ['Vessel', 'VoyageNo', 'PortCode', 'PlannedDeparture', ''],
    Cutoffs: [{ Code: 'DCO' }, { Code: 'BCO', Weekday: 1, Time: '10:00' }],
  })
})

it('whoever may not edit reads alone', async () => {
  show(Screen, layoutsPage, routes, ['view'])
  await userEvent.click(await screen.findByRole('button', { name: '东方海外周班船期' }))
  const drawer = within(await screen.findByRole('dialog', { name: /船期模板/ }))
  expect(drawer.queryByRole('button', { name: '添加截止时间' })).toBeNull()
  expect(drawer.queryByRole('button', { name: '删除' })).toBeNull()
})
