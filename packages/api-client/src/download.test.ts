import { describe, expect, it } from 'vitest'
import { createApiClient } from './api-client.ts'
import { fileNameOf } from './content-disposition.ts'
import { mediaTypes } from './media-types.ts'
import { FakeReply, fakeAdapter } from './testing/index.ts'
import { texts } from './texts.ts'

const path = '/api/TDBillLadingTemplate/DownloadTemplateFile'
const xlsx = mediaTypes['xlsx']

function download(reply: FakeReply, failureMessage?: string) {
  const { adapter } = fakeAdapter({ [`GET ${path}`]: () => reply })
  return createApiClient({ getToken: () => 't1', adapter }).download(
    path,
    { Id: 1 },
    failureMessage === undefined ? {} : { failureMessage },
  )
}
const file = (headers: Record<string, string>) => new FakeReply(200, new Blob(['PK']), headers)

describe('template file download (spec §7, §9)', () => {
  it('gives the blob, with the file name from the content-disposition header', async () => {
    const { blob, fileName } = await download(
      file({
        'content-disposition': "attachment; filename*=UTF-8''%E8%A1%A5%E6%96%99%E6%A8%A1%E6%9D%BF.xlsx",
        'content-type': 'application/octet-stream',
      }),
    )
    expect(fileName).toBe('补料模板.xlsx')
    expect(await blob.text()).toBe('PK')
  })

  it('tells how much of the file is there', async () => {
    const { adapter } = fakeAdapter({ [`GET ${path}`]: () => file({}) })
    const told: unknown[] = []
    await createApiClient({ getToken: () => 't1', adapter }).download(path, {}, { onProgress: (...progress) => told.push(progress) })
    expect(told).toEqual([[2, 2]])
  })

  it('is of type xlsx by default', async () => {
    const { blob, fileName, type } = await download(file({}))
    expect([type, blob.type, fileName]).toEqual([xlsx, xlsx, '下载文件.xlsx'])
  })

  it('takes the type from the table by file extension, and from the server when it says one', async () => {
    expect((await download(file({ 'content-disposition': 'attachment; filename="a.pdf"' }))).type).toBe('application/pdf')
    expect(await download(file({ 'content-type': 'text/csv; charset=utf-8' }))).toMatchObject({
      type: 'text/csv',
      fileName: '下载文件.csv',
    })
  })

  it('when it fails shows 下载模板文件失败 (spec §8)', async () => {
    const refused = new FakeReply(500, new Blob([JSON.stringify({ Status: 0, Data: null, Code: 'INTERNAL', RequestId: 'r1' })]))
    await expect(download(refused, texts.templateDownloadFailed)).rejects.toMatchObject({
      message: '下载模板文件失败',
      status: 500,
      code: 'INTERNAL',
      requestId: 'r1',
    })
  })

  it('reads the refusal out of the blob', async () => {
    const refused = new FakeReply(
      403,
      new Blob([JSON.stringify({ Status: 0, Data: null, Code: 'FORBIDDEN', Message: '没有权限下载模板' })]),
    )
    await expect(download(refused)).rejects.toMatchObject({ message: '没有权限下载模板', code: 'FORBIDDEN' })
  })

  it('treats an envelope with Status 0 instead of a file as a refusal, and any other JSON as the file', async () => {
    const json = (body: unknown) => new FakeReply(200, new Blob([JSON.stringify(body)]), { 'content-type': 'application/json' })
    await expect(download(json({ Status: 0, Data: null, Message: '模板不存在' }))).rejects.toMatchObject({ message: '模板不存在' })
    expect(await (await download(json([1]))).blob.text()).toBe('[1]')
  })
})

describe('file name of a content-disposition header', () => {
  it.each([
    ['attachment; filename="plain.xlsx"', 'plain.xlsx'],
    ['attachment; filename=plain.xlsx', 'plain.xlsx'],
    ['attachment; filename="fallback.xlsx"; filename*=UTF-8\'zh\'%E7%AE%B1%E5%8D%95.xlsx', '箱单.xlsx'],
    ["attachment; filename*=ISO-8859-1''caf%E9.txt", 'café.txt'],
    ['attachment; filename="%E7%AE%B1%E5%8D%95.xlsx"', '箱单.xlsx'],
    ['attachment; filename="\u00e7\u00ae\u00b1\u00e5\u008d\u0095.xlsx"', '箱单.xlsx'],
    ['attachment; filename="a \\"b\\".xlsx"', 'a "b".xlsx'],
    ['attachment; filename="100%.xlsx"', '100%.xlsx'],
    ['attachment; filename="../../etc/passwd"', 'passwd'],
    ['attachment; filename="C:\\\\temp\\\\a.xlsx"', 'a.xlsx'],
    ["attachment; filename*=UTF-8''%E7%AE; filename=ok.xlsx", 'ok.xlsx'],
    ['attachment; filename=""', undefined],
    ['inline', undefined],
    [undefined, undefined],
  ])('%s → %s', (header, name) => {
    expect(fileNameOf(header)).toBe(name)
  })
})
