import {
  customerManifestPages,
  manifestLinkPages,
  manifestPages,
  vgmStates,
  type LinkedManifest,
  type VgmContent,
  type VgmRow,
  type VgmSheet,
} from '@jst/contracts/manifest'
import { FakeApp, FakeScreen, sampleEmployee, type FakeAppOptions } from '@jst/feature-kit/testing'
import { emptyVgm } from '@jst/manifest/vgm'
import type { StoryObj } from '@storybook/react-vite'
import { useState, type ComponentType } from 'react'
import { expect, within } from 'storybook/test'

export type Routes = NonNullable<FakeAppOptions['routes']>
const at = '2026-11-28T02:00:00.000Z'

const weighed: VgmContent = {
  ...emptyVgm('MSKU6011672'),
  BoxType: '40HQ',
  IsoType: '45G1',
  BillNo: 'COSU64123456',
  Method: 'SM1',
  Weighed: 12_300,
  Vgm: 12_300,
  Tare: 3_890,
  Cargo: 8_400.5,
  WeighedAt: '2026-11-28 09:30',
  Party: 'NINGBO YUANFAN TRADING CO LTD',
  Person: 'WANG WEI',
}
const row = (Content: VgmContent, State: number, more: Partial<VgmRow> = {}): VgmRow => ({
  Id: 1,
  Code: 'VG2611000001',
  Revision: 1,
  State,
  UpdateTime: at,
  Content,
  Agent: '船公司 VGM（模拟）',
  InForce: 0,
  Retracting: false,
  LateReason: '',
  Refusal: '',
  Issues: [],
  Tickets: [],
  MayWrite: false,
  ...more,
})
const { codes } = vgmStates
const box = (BoxNo: string): VgmContent => ({ ...weighed, BoxNo })
/** Boxes in each part of the work. */
export const sheet = (): VgmSheet => ({
  Id: 7,
  BillNo: weighed.BillNo,
  Cutoff: null,
  Rows: [
    row(weighed, codes.accepted, { InForce: 12_300 }),
    row(box('CSQU3054383'), codes.returned, { Id: 2, Refusal: '箱号不在船', MayWrite: true }),
    row(box('TGHU7599330'), codes.saved, {
      Id: 3,
      MayWrite: true,
      Issues: [{ Severity: 'ERROR', Code: 'PERSON', Path: 'Person', Label: '责任人签名', Message: '请填写责任人签名' }],
    }),
    row({ ...emptyVgm('TEMU1234565'), BoxType: '20GP' }, codes.none, { Id: 0, Code: '', UpdateTime: null, MayWrite: true }),
  ],
})

export const linked = (): LinkedManifest => ({
  BillNo: weighed.BillNo,
  Vessel: 'EVER ONE',
  Voyage: '012W',
  Pol: 'CNSHA',
  Pod: 'KRPUS',
  From: '上海海捷国际货运代理有限公司',
  For: '嘉兴工厂',
  ExpiresAt: '2026-12-01T02:00:00.000Z',
  Blocks: ['parties', 'seals', 'vgm'],
  Fields: [
    { Path: 'Shipper.Name', Group: '发货人', Label: '名称', Kind: 'text', Value: 'NINGBO YUANFAN TRADING CO LTD', Max: 200 },
    { Path: 'Shipper.City', Group: '发货人', Label: '城市', Kind: 'text', Value: '', Max: 60 },
    { Path: 'Boxes[MSKU6011672].Seals', Group: '封号', Label: 'MSKU6011672', Kind: 'text', Value: 'CN123456', Max: 120 },
  ],
  Vgm: [
    {
      Content: { ...emptyVgm('MSKU6011672'), BoxType: '40HQ', Cargo: 8_400.5, Tare: 3_890 },
      State: codes.none,
      Tickets: ['MSKU6011672-1.jpg'],
    },
    { Content: box('CSQU3054383'), State: codes.accepted, Tickets: [] },
  ],
  Pass: 'pass',
  Proposals: [
    { At: at, Name: '王师傅', Fields: [{ Label: '发货人 城市', Value: 'JIAXING', Decision: 'refused', Reason: '与提单不一致' }] },
  ],
})

/** A screen or part of the area in a story. Pages of a link have no employee. */
export const page = (Screen: ComponentType, path: string, routes: Routes = {}): StoryObj => ({
  render: function Page() {
    const [fake] = useState(() => {
      const isLink = Object.values(manifestLinkPages).some((own) => path.startsWith(`${own}?`))
      const app = new FakeApp({ path, surface: isLink ? 'external' : 'internal', routes })
      if (isLink) return app
      app.gateway.employee = { ...sampleEmployee, CompanyKind: 'operator' }
      app.app.session.adoptToken('token')
      void app.app.session.load()
      const Buttons = ['view', 'write', 'send', 'late'].map((Code) => ({ Code }))
      const pages = [...Object.values(manifestPages), ...Object.values(customerManifestPages)]
      app.app.permissions.load(pages.map((Path) => ({ Path, Buttons, Children: [] })))
      return app
    })
    return (
      <div style={{ height: 900, overflow: 'auto' }}>
        <FakeScreen fake={fake} Screen={Screen} />
      </div>
    )
  },
})
export const shows = (...names: (string | RegExp)[]): StoryObj['play'] =>
  async function seen({ canvasElement }) {
    for (const name of names)
      await expect((await within(canvasElement).findAllByText(name, undefined, { timeout: 10_000 }))[0]).toBeVisible()
  }
