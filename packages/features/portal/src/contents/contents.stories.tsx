import { contentKinds, openContent, type ContentKind } from '@jst/contracts/portal'
import type { EntityValues } from '@jst/contracts/entity'
import { FakeReply, FakeScreen, refusal } from '@jst/feature-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ComponentType } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { contentApp, letterBody, rowOf, type Routes } from '../testing/contents.ts'
import { Screen as News } from './NewsInfo.tsx'
import { Screen as NewsList } from './NewsManagement.tsx'
import { Screen as Offices } from './OurAddress.tsx'
import { Screen as Products } from './ProductService.tsx'
import { Screen as Jobs } from './RecruitmentManagement.tsx'

const meta: Meta = { title: '设计评审/门户内容', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } }
export default meta

const { news, office, job, download } = contentKinds
const page = (Screen: ComponentType, kind: ContentKind, values: EntityValues, routes: Routes = {}, query = 'Id=7'): StoryObj => ({
  render: function Page() {
    const path = `${query.includes('Id=') ? kind.document.page : kind.calls.entity.path}?${query}`
    const [fake] = useState(() => contentApp(kind, path, rowOf(kind, values), routes))
    return (
      <div style={{ height: 900, overflow: 'auto' }}>
        <FakeScreen fake={fake} Screen={Screen} />
      </div>
    )
  },
})
const filled: EntityValues = {
  NameZh: '美西航线十二月加开两班',
  Category: 'company',
  Author: '市场部',
  Summary: '12 月 8 日、22 日自洋山加开洛杉矶直航。',
  Body: letterBody,
  PublishOn: '2026-11-20',
}
const published: EntityValues = { ...filled, Stage: 'published', Edited: true }
const never = () => new Promise(() => undefined)
const newsPage = (values: EntityValues = filled, routes: Routes = {}) => page(News, news, values, routes)
const shadowOf = () => document.querySelector('.jst-site-scroll > div')?.shadowRoot?.querySelector('.site')

export const Filled: StoryObj = {
  ...newsPage(),
  name: '新闻，草稿已填写',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('textbox', { name: '正文' })).toHaveTextContent('加班船安排')
    await expect(canvas.getByRole('button', { name: '发布' })).toBeVisible()
  },
}
export const Empty: StoryObj = {
  ...newsPage({ NameZh: '未命名新闻', Category: 'company' }),
  name: '新闻，刚新建',
  tags: ['空'],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('未选择图片')).toBeVisible()
  },
}
export const Typed: StoryObj = {
  ...newsPage(),
  name: '新闻，有未保存的修改',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(await canvas.findByRole('textbox', { name: '来源' }), '一组')
    await expect(await canvas.findByText(/保存后才能发布/)).toBeVisible()
    // what is not saved is not published
    await expect(canvas.queryByRole('button', { name: '发布' })).toBeNull()
  },
}
export const Published: StoryObj = {
  ...newsPage(published),
  name: '新闻，已发布又修改',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText(/访客看到的仍是上次发布的版本/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: '更新发布' })).toBeVisible()
  },
}
export const Previewed: StoryObj = {
  ...newsPage(),
  name: '新闻预览',
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '预览' }))
    await waitFor(() => expect(shadowOf()?.querySelector('h1')?.textContent).toBe('美西航线十二月加开两班'))
  },
}
export const FormerVersions: StoryObj = {
  ...newsPage({ ...filled, Stage: 'published' }),
  name: '新闻历史版本',
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '历史版本' }))
    const dialog = within(await within(document.body).findByRole('dialog'))
    await userEvent.click(await dialog.findByRole('button', { name: '查看第 1 版' }))
    await expect(await dialog.findByText('美西航线加开一班')).toBeVisible()
  },
}
const conflict: Routes = {
  [`POST ${openContent.path}`]: () => ({ Others: ['陈雨欣'] }),
  [`POST ${news.calls.save.path}`]: () =>
    new FakeReply(412, {
      Status: 0,
      Code: 'STALE_WRITE',
      Message: '该数据已被他人修改，请对比后再保存',
      Data: rowOf(news, { ...filled, Summary: '加开三班', UpdateTime: '2026-11-21T01:30:00.000Z' }),
    }),
}
export const Stale: StoryObj = {
  ...newsPage(filled, conflict),
  name: '新闻，他人先保存',
  tags: ['出错'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText(/陈雨欣 也在编辑此页/)).toBeVisible()
    const summary = await canvas.findByRole('textbox', { name: '摘要' })
    await userEvent.clear(summary)
    await userEvent.type(summary, '加开四班')
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    const comparison = await canvas.findByRole('table', { name: '他人的修改与您的修改' })
    await expect(comparison).toHaveTextContent('加开三班')
    await expect(summary).toHaveValue('加开四班')
  },
}
export const Opening: StoryObj = { ...newsPage(filled, { [`GET ${news.calls.get.path}`]: never }), name: '新闻，加载中', tags: ['加载'] }
export const Failed: StoryObj = {
  ...newsPage(filled, { [`GET ${news.calls.get.path}`]: () => refusal('INTERNAL') }),
  name: '新闻，加载失败',
  tags: ['出错'],
}
export const Dark: StoryObj = { ...newsPage(published), name: '新闻，深色', tags: ['深色'], globals: { theme: 'dark' } }
export const Phone: StoryObj = { ...newsPage(published), name: '新闻，手机', tags: ['手机'], globals: { viewport: { value: 'phone' } } }

const head = { NameZh: '上海总部', Category: 'main', Address: '上海市虹口区东大名路 888 号 21 层', Phone: '021-55667788' }
export const Office: StoryObj = {
  ...page(Offices, office, { ...head, Code: 'DZ26110001', Lat: 31.2397, Lon: 121.4998, Stage: 'published' }),
  name: '公司地址',
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('地图位置')).toBeVisible()
  },
}
const opening = {
  NameZh: '海运操作（美线）',
  Department: '操作部',
  City: '上海',
  Headcount: 2,
  Salary: '8k～12k · 13 薪',
  Body: letterBody,
}
export const Job: StoryObj = {
  ...page(Jobs, job, { ...opening, Code: 'ZP26110001', Stage: 'scheduled', PublishOn: '2026-12-01' }),
  name: '招聘职位，定时发布',
}
export const Download: StoryObj = {
  ...page(Products, download, { NameZh: '出口托书模板', Category: 'form', Code: 'ZL26110001' }, {}, 'View=downloads&Id=7'),
  name: '下载资料，还没有文件',
  tags: ['空'],
}
export const List: StoryObj = {
  ...page(NewsList, news, published, {}, ''),
  name: '新闻列表',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('有未发布的修改')).toBeVisible()
    const views = within(canvas.getByRole('list', { name: '常用视图' }))
    const names = views.getAllByRole('button').map(({ textContent }) => textContent)
    await expect(names).toEqual(['全部', '草稿', '定时发布', '已发布', '已下线', '回收站'])
  },
}
export const ListPhone: StoryObj = {
  ...page(NewsList, news, published, {}, ''),
  name: '新闻列表，手机',
  tags: ['手机'],
  globals: { viewport: { value: 'phone' } },
}
