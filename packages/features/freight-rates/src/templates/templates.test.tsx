// @vitest-environment jsdom
import { FakeScreen } from '@jst/feature-kit/testing'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { feePage, templatesApp, templatesPage } from '../testing/templates.ts'
import { Screen as AdditionalFee } from './AdditionalFee.tsx'
import { Screen as Templates } from './SurchargeTemplates.tsx'

afterEach(cleanup)

it('chosen charges are written into the rates of the route that was asked, with a dry run', async () => {
  const fake = templatesApp(`${feePage}?Pol=CNSHA`)
  render(<FakeScreen fake={fake} Screen={AdditionalFee} />)
  expect(await screen.findByText(/USD 20GP 40 \/ 40GP 80 \/ 40HQ 80/)).toBeDefined()
  expect(screen.getByText('重量（吨） 大于 18')).toBeDefined()
  expect(screen.getByText('以船司公告为准')).toBeDefined()
  await userEvent.click(screen.getAllByRole('checkbox')[1]!)
  const apply = await screen.findByRole('button', { name: '应用到运价' })
  apply.focus()
  await userEvent.keyboard('{Enter}')
  const drawer = within(await screen.findByRole('dialog', { name: '将 1 项附加费应用到运价' }))
  await userEvent.type(drawer.getByRole('textbox', { name: /批次说明/ }), '欧线低硫{Enter}')
  await screen.findByRole('dialog', { name: /试算结果/ })
  expect(fake.bodyOf('/api/FreightRateBatch/Plan')).toMatchObject({
    Filter: { Stage: 'published', PolCode: 'CNSHA' },
    Change: { From: '', Steps: [{ Kind: 'SURCHARGES', How: 'MERGE', Lines: [{ Id: 0, ChargeCode: 'LSS', Amount40HQ: 80 }] }] },
    Note: '欧线低硫',
  })
})

it('whoever may not apply reads alone', async () => {
  render(<FakeScreen fake={templatesApp(feePage, { mayAct: false })} Screen={AdditionalFee} />)
  await screen.findByText('低硫附加费')
  expect(screen.queryAllByRole('checkbox')).toEqual([])
})

it('a template is copied with its charges, under a number of its own', async () => {
  const fake = templatesApp(`${templatesPage}?Id=7`)
  render(<FakeScreen fake={fake} Screen={Templates} />)
  expect(await screen.findByText(/与其他模板重复/)).toBeDefined()
  await userEvent.click(await screen.findByRole('button', { name: '复制' }))
  await waitFor(() => expect(fake.said).toEqual(['已复制为 FJ26110009']))
  expect(fake.bodyOf('/api/SurchargeTemplate/Save')).toMatchObject({ Id: 0, Values: { Code: '', Pols: ['CNSHA', 'CNNGB'] } })
  expect(fake.bodyOf('/api/Document/SaveLines')).toMatchObject({ Id: 9, Part: 'surcharges', Rows: [{ Id: 0, ChargeCode: 'LSS' }, {}, {}] })
})
