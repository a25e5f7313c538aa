// @vitest-environment jsdom
import type { DocumentFile } from '@jst/contracts/document'
import { cleanup, createEvent, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { FakeScreen, networkFailure, refusal } from '../../testing/index.tsx'
import { documentApp, fileOf, partOf } from '../testing/sample.ts'
import { FilesPart } from './FilesPart.tsx'

afterEach(cleanup)

const licence = fileOf(1, '营业执照.pdf', { FileKind: 'licence' })
const pdfFile = (name: string, size = 8) => new File(['%PDF-'.padEnd(size, 'x')], name, { type: 'application/pdf', lastModified: 1 })

interface Fakes {
  files?: () => unknown
  begin?: () => unknown
  send?: (body: Blob, offset: number) => unknown
  finish?: () => unknown
  mayWrite?: boolean
}
function open({ files = () => [licence], begin, send, finish, mayWrite = true }: Fakes = {}) {
  const fake = documentApp(
    { MayWrite: mayWrite },
    {
      'GET /api/Document/Files': files,
      'POST /api/Document/BeginFile': begin ?? (({ body }) => ({ UploadId: 5, Size: (body as { Size: number }).Size, Received: 0 })),
      'POST /api/Document/SendFile': ({ body, query }) => {
        const offset = Number(query['Offset'])
        return send ? send(body as Blob, offset) : { UploadId: 5, Size: 8, Received: offset + (body as Blob).size }
      },
      'POST /api/Document/FinishFile': finish ?? (() => licence),
      'POST /api/Document/RemoveFile': () => ({ ...licence, Removed: true }),
      'POST /api/Document/DropUpload': () => true,
    },
  )
  render(
    <FakeScreen
      fake={fake}
      Screen={partOf((of) => (
        <FilesPart of={of} />
      ))}
    />,
  )
  const sent = (call: string) => fake.requests.filter(({ path }) => path === `/api/Document/${call}`)
  return { fake, sent }
}
const kind = async (name: string) => within(await screen.findByRole('region', { name }))
async function drop(files: readonly File[], on: string) {
  const region = await screen.findByRole('region', { name: on })
  const event = createEvent.drop(region, { dataTransfer: { files, types: ['Files'] } })
  fireEvent(region, event)
}

describe('the files of a document', () => {
  it('stand below their kinds, and a needed kind without one is told', async () => {
    open({ files: () => [] })
    expect((await kind('营业执照')).getByText('缺少')).toBeDefined()
    expect((await kind('其他')).queryByText('缺少')).toBeNull()
  })

  it('are dropped several at once onto a kind and sent in parts', async () => {
    const { sent } = open()
    await drop([pdfFile('甲.pdf'), pdfFile('乙.pdf')], '合同')
    await waitFor(() => expect(sent('FinishFile')).toHaveLength(2))
    expect(sent('BeginFile').map(({ body }) => (body as { FileKind: string }).FileKind)).toEqual(['contract', 'contract'])
    expect(sent('SendFile')[0]!.headers['content-type']).toBe('application/octet-stream')
  })

  it('are added by pasting', async () => {
    const { sent } = open()
    const region = await screen.findByRole('region', { name: '其他' })
    fireEvent.paste(region, { clipboardData: { files: [pdfFile('截图.pdf')] } })
    await waitFor(() => expect(sent('FinishFile')).toHaveLength(1))
  })

  it('go on from what has arrived', async () => {
    const { sent } = open({ begin: () => ({ UploadId: 5, Size: 8, Received: 6 }) })
    await drop([pdfFile('甲.pdf')], '合同')
    await waitFor(() => expect(sent('FinishFile')).toHaveLength(1))
    expect(sent('SendFile').map(({ query }) => query['Offset'])).toEqual([6])
  })

  it('are paused and taken up again', async () => {
    let held = true
    const { sent } = open({
      send: (body, offset) => (held ? new Promise(() => undefined) : { UploadId: 5, Size: 8, Received: offset + body.size }),
    })
    await drop([pdfFile('甲.pdf')], '合同')
    await userEvent.click(await screen.findByRole('button', { name: '暂停' }))
    expect(await screen.findByText(/已暂停/)).toBeDefined()
    held = false
    await userEvent.click(screen.getByRole('button', { name: '继续' }))
    await waitFor(() => expect(sent('FinishFile')).toHaveLength(1))
  })

  it('that cannot be right are refused before they are sent, with the reason', async () => {
    const { sent } = open()
    await drop([new File(['x'], '程序.exe'), new File([], '空.pdf')], '营业执照')
    expect(await screen.findByText(/营业执照支持 pdf、png、jpg、webp 格式/)).toBeDefined()
    expect(screen.getByText(/文件是空的/)).toBeDefined()
    expect(sent('BeginFile')).toEqual([])
  })

  it('that the server refuses say why', async () => {
    open({ finish: () => refusal('BAD_FILE', { Message: '「甲.pdf」检出病毒' }) })
    await drop([pdfFile('甲.pdf')], '合同')
    expect((await screen.findByRole('alert')).textContent).toContain('检出病毒')
  })

  it('are tried again by themselves when the connection was lost', async () => {
    let lost = true
    const { sent } = open({
      send: (body, offset) => {
        if (lost) {
          lost = false
          throw networkFailure()
        }
        return { UploadId: 5, Size: 8, Received: offset + body.size }
      },
    })
    await drop([pdfFile('甲.pdf')], '合同')
    await waitFor(() => expect(sent('FinishFile')).toHaveLength(1), { timeout: 4_000 })
    expect(sent('BeginFile')).toHaveLength(2)
  })

  it('are removed, and can be restored', async () => {
    let removed = false
    const { fake } = open({ files: () => [{ ...licence, Removed: removed } satisfies DocumentFile] })
    await userEvent.click(await screen.findByRole('button', { name: '营业执照.pdf：更多操作' }))
    removed = true
    await userEvent.click(await screen.findByRole('menuitem', { name: '删除' }))
    expect(await screen.findByText('已删除的文件（1）')).toBeDefined()
    expect(fake.said).toContain('已删除 营业执照.pdf，30 天内可以恢复')
  })

  it('are for reading alone without the right to write', async () => {
    open({ mayWrite: false })
    expect(await screen.findByRole('button', { name: '下载 营业执照.pdf' })).toBeDefined()
    expect(screen.queryByRole('button', { name: '上传营业执照' })).toBeNull()
    expect(screen.queryByRole('button', { name: '营业执照.pdf：更多操作' })).toBeNull()
  })

  it('that did not come are said to have failed, not to be missing', async () => {
    open({ files: () => refusal('INTERNAL') })
    expect(await screen.findByRole('button', { name: /重试/ })).toBeDefined()
    expect(screen.queryByText('缺少')).toBeNull()
  })
})
