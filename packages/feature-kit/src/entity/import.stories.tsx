import type { ImportPlan } from '@jst/contracts/entity'
import { cancelOwnJob, ownJobList, type OwnJob } from '@jst/contracts/jobs'
import { portCalls, referenceIndex } from '@jst/contracts/master'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { FakeApp, FakeScreen, refusal, type FakeAppOptions } from '../testing/index.tsx'
import { ImportDialog } from './ImportDialog.tsx'

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
  Problems: [{ Line: 3, Field: 'LaneCode', Label: '航线', Value: '西线', Message: '没有找到航线“西线”，请填写代码或名称', Suggest: 'USW' }],
  CreateTime: '2026-11-20T02:00:00.000Z',
}
const crowded: ImportPlan = {
  ...plan,
  FileName: '2026 年第四季度欧洲、地中海与西非航线基本港、支线港及内陆点代码维护表（海运部汇总）.xlsx',
  Lines: 5_000,
  Bad: 40,
  Problems: Array.from({ length: 40 }, (_, index) => ({
    Line: index + 3,
    Field: 'LaneCode',
    Label: '航线',
    Value: 'WEST AFRICA VIA TANGIER MED WITH FEEDER TO AGADIR',
    Message: '没有找到航线“WEST AFRICA VIA TANGIER MED WITH FEEDER TO AGADIR”，请填写代码或名称，或先在航线维护中新增',
    Suggest: '',
  })),
}

const many: ImportPlan = { ...plan, FileName: '全球港口代码.xlsx', Lines: 48_200, Adds: 48_200, Bad: 0, Problems: [] }

/** Names in a partner's file, in many lines. */
const alike: ImportPlan = {
  ...plan,
  Lines: 400,
  Adds: 60,
  Bad: 340,
  Groups: [
    {
      Field: 'LaneCode',
      Label: '航线',
      Value: '西线',
      Message: '没有找到航线“西线”，请填写代码或名称',
      Suggest: 'USW',
      Count: 312,
      Line: 3,
    },
    { Field: 'Country', Label: '国家代码', Value: '中国', Message: '国家代码为两位字母，例如 CN', Suggest: '', Count: 28, Line: 7 },
  ],
}

/** Names of a lane as the picker finds them. */
const lane = (Code: string, Zh: string, En: string) => ({ Code, Zh, En, Pinyin: '', Initials: '', Words: [], Note: '' })
const lanes = [lane('USW', '美西线', 'US West Coast'), lane('JPN', '日本线', 'Japan')]
/** Names in a file that differ from ours. */
const meant: ImportPlan = {
  ...plan,
  Lines: 400,
  Adds: 60,
  Bad: 340,
  Choices: [
    { Field: 'LaneCode', Text: '西线', Suggest: 'USW', Count: 312, Line: 3 },
    { Field: 'LaneCode', Text: '近洋', Suggest: '', Count: 22, Line: 9 },
    { Field: 'IsPol', Text: '可装', Suggest: '是', Count: 28, Line: 7 },
  ],
  Problems: [],
}

/** Another screen has the word on the ports of the services. */
const noted: ImportPlan = {
  ...plan,
  Adds: 2,
  Bad: 0,
  Problems: [],
  Notes: [
    {
      Line: 2,
      Field: 'Rotation',
      Label: '挂靠港',
      Value: '上海；釜山',
      Message:
        'AEU3 已维护挂靠与航程（上海、宁波、鹿特丹），挂靠港以其为准，文件中的不采用；如需调整，请到“船期表维护”的“挂靠与航程”中修改',
      Suggest: '',
    },
  ],
}

/** A file in words of its own. */
const columns = [
  { Heading: 'Wharf#', Field: '', Sample: 'CNWGQ' },
  { Heading: '叫什么', Field: '', Sample: '外高桥' },
  { Heading: 'Country', Field: 'Country', Sample: 'CN' },
  { Heading: '', Field: '', Sample: '' },
]
const needed = '没有找到表头。第一行须为列名，至少包含“港口代码”，可先下载导入模板，或选择每一列对应的内容'

/** The job of an import of many rows. */
const running: OwnJob = {
  Id: 4,
  Title: '导入：港口',
  State: 'running',
  Done: 15_000,
  Total: 48_200,
  Note: '',
  Error: '',
  Link: '',
  CreateTime: '2026-11-20T02:00:00.000Z',
  StartTime: '2026-11-20T02:00:00.000Z',
  EndTime: null,
}

type Answer = NonNullable<FakeAppOptions['routes']>[string]

function Import({
  read = () => [],
  check = () => plan,
  job = running,
}: {
  read?: Answer
  check?: (saved: boolean) => unknown
  job?: OwnJob
}) {
  const [fake] = useState(() => {
    let saved = false
    let now = job
    const save = () => {
      saved = true
      return { Changed: 3 }
    }
    return new FakeApp({
      path: '/BasicData/GlobleHaven',
      routes: {
        [`GET ${portCalls.imports.path}`]: read,
        [`POST ${portCalls.planImport.path}`]: () => check(saved),
        [`POST ${portCalls.saveHeadings.path}`]: save,
        [`POST ${portCalls.saveMeanings.path}`]: save,
        [`GET ${referenceIndex.path}`]: () => ({ Rows: lanes, Version: '1' }),
        [`POST ${portCalls.runImport.path}`]: () => ({ ...plan, JobId: job.Id }),
        [`GET ${ownJobList.path}`]: () => ({ Rows: [now], Total: 1 }),
        [`POST ${cancelOwnJob.path}`]: () => {
          now = { ...now, State: 'cancelled' }
          return now
        },
      },
    })
  })
  const [Screen] = useState(() => () => <ImportDialog calls={portCalls} onDone={() => undefined} onClose={() => undefined} />)
  return <FakeScreen fake={fake} Screen={Screen} />
}
const paste: StoryObj['play'] = async ({ canvasElement }) => {
  const page = within(canvasElement.ownerDocument.body)
  await userEvent.type(await page.findByRole('textbox', { name: /粘贴/ }), '港口代码')
  await userEvent.click(page.getByRole('button', { name: '检查粘贴内容' }))
}

const table = { category: 'ImportDialog' }
/** Props of the component, set by each story. */
const props = {
  calls: { description: '要导入的那类数据的接口。', control: false, table },
  onDone: { description: '已写入或已撤销，列表应重新加载。', control: false, table },
  onClose: { description: '关闭窗口。', control: false, table },
}
const meta: Meta<typeof Import> = {
  title: '列表与表格/导入',
  component: Import,
  subcomponents: { ImportDialog },
  parameters: {
    guide: {
      when: '从 Excel 或粘贴内容一次写入许多行。',
      good: ['先检查再写入，问题写明行号与怎么改。', '写入后可整批撤销。', '列名不认识时选一次对应的列，下次同样的文件不必再选。'],
      bad: ['几行内容直接在列表里新增。'],
      sample: `<ImportDialog calls={portCalls} onDone={list.reload} onClose={close} />`,
    },
    docs: {
      description: { component: '从文件或粘贴内容导入：先检查，逐行指出问题，确认后才写入，并可整批撤销。' },
      story: { inline: false, height: '560px' },
    },
  },
  argTypes: {
    ...props,
    read: { description: '最近的导入，服务器的回答。', control: false },
    check: { description: '检查的结果，服务器的回答；saved 表示列对应已保存。', control: false },
    job: { description: '行数多时的后台任务，服务器的回答。', control: false },
  },
}
export default meta
type Story = StoryObj<typeof Import>

export const Fresh: Story = { name: '还没有导入过', tags: ['空'] }
export const Waiting: Story = { name: '正在检查', tags: ['加载'], args: { check: () => new Promise(() => undefined) }, play: paste }
export const Problems: Story = {
  name: '有问题的行，可以跳过',
  tags: ['出错'],
  play: async (context) => {
    await paste(context)
    const page = within(context.canvasElement.ownerDocument.body)
    await expect(await page.findByRole('button', { name: '跳过有问题的行，导入 1 行' })).toBeVisible()
  },
}
export const Alike: Story = {
  name: '许多行有相同的问题',
  tags: ['出错'],
  args: { check: () => alike },
  play: async (context) => {
    await paste(context)
    const groups = await within(context.canvasElement.ownerDocument.body).findByRole('region', { name: '多行相同的问题' })
    await expect(within(groups).getByText('312 行（首见第 3 行）')).toBeVisible()
  },
}
export const Choices: Story = {
  name: '未识别内容，选一次',
  tags: ['出错'],
  args: { check: (saved) => (saved ? { ...plan, Lines: 400, Adds: 400, Bad: 0, Problems: [] } : meant) },
  play: async (context) => {
    await paste(context)
    const page = within(context.canvasElement.ownerDocument.body)
    const choices = within(await page.findByRole('region', { name: '未识别内容' }))
    await expect(choices.getByRole('button', { name: '记住并重新检查' })).toBeDisabled()
    await userEvent.click(choices.getByRole('button', { name: '采用 USW' }))
    await userEvent.click(choices.getByRole('combobox', { name: '“可装”对应为' }))
    await userEvent.click(await page.findByRole('option', { name: '是' }))
    await expect(choices.getByRole('button', { name: '记住 2 项并重新检查' })).toBeEnabled()
  },
}
export const Noted: Story = {
  name: '有提示',
  args: { check: () => noted },
  play: async (context) => {
    await paste(context)
    await expect(await within(context.canvasElement.ownerDocument.body).findByRole('region', { name: '提示' })).toBeVisible()
  },
}
export const UnknownHeadings: Story = {
  name: '列名没有认出',
  tags: ['出错'],
  args: {
    check: (saved) =>
      saved ? { ...plan, Columns: columns, Remembered: true } : refusal('BAD_FILE', { Message: needed, Data: { Columns: columns } }),
  },
  play: async (context) => {
    await paste(context)
    await expect(await within(context.canvasElement.ownerDocument.body).findByRole('region', { name: '列对应' })).toBeVisible()
  },
}
export const RememberedHeadings: Story = {
  ...UnknownHeadings,
  name: '列对应选一次就记住',
  tags: [],
  play: async (context) => {
    await paste(context)
    const page = within(context.canvasElement.ownerDocument.body)
    for (const [heading, field] of [
      ['Wharf#', '* 港口代码'],
      ['叫什么', '* 中文名'],
    ] as const) {
      await userEvent.click(await page.findByRole('combobox', { name: `“${heading}”导入为` }))
      await userEvent.click(await page.findByRole('option', { name: field }))
    }
    await userEvent.click(page.getByRole('button', { name: '记住并重新检查' }))
    await expect(await page.findByText('已按本公司之前选择的列对应读取。')).toBeVisible()
  },
}
export const Refused: Story = { name: '文件被拒绝', tags: ['出错'], args: { check: () => refusal('INTERNAL') }, play: paste }
export const Running: Story = {
  name: '行数多，在后台导入',
  args: { check: () => many },
  play: async (context) => {
    await paste(context)
    const page = within(context.canvasElement.ownerDocument.body)
    await userEvent.click(await page.findByRole('button', { name: '导入 48200 行' }))
    await expect(await page.findByText('15,000 / 48,200 行')).toBeVisible()
  },
}
export const Cancelled: Story = {
  ...Running,
  name: '后台导入被取消',
  play: async (context) => {
    await Running.play!(context)
    const page = within(context.canvasElement.ownerDocument.body)
    await userEvent.click(page.getByRole('button', { name: '取消导入' }))
    await expect(await page.findByText('已取消，没有写入任何数据。')).toBeVisible()
  },
}
export const Long: Story = { name: '很多很长的问题', tags: ['长文本'], args: { check: () => crowded }, play: paste }
export const Dark: Story = { ...Problems, name: '深色', tags: ['深色'], globals: { theme: 'dark' } }
export const Phone: Story = { ...Long, name: '手机宽度', tags: ['手机'], globals: { viewport: { value: 'phone' } } }
