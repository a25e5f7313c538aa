// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Activity, useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { useDocumentTexts } from '../document/texts.ts'
import { PageSpeechProvider } from '../screens/page-speech.tsx'
import { chineseIn } from '../testing/words.ts'
import { documents } from './documents.ts'

afterEach(cleanup)

it('every text of the parts of documents is English where the page is', () => {
  expect(chineseIn(documents)).toEqual([])
})

const Part = ({ drawn }: { drawn: number }) => {
  const [more, showMore] = useState(false)
  const { files } = useDocumentTexts()
  return (
    <button type="button" data-drawn={drawn} onClick={() => showMore(true)}>
      {more ? files.loading : files.title}
    </button>
  )
}
const Page = ({ name, words, isFront, drawn }: { name: string; words?: typeof documents; isFront: boolean; drawn: number }) => (
  <Activity mode={isFront ? 'visible' : 'hidden'}>
    <PageSpeechProvider words={words}>
      <main data-testid={name}>
        <Part drawn={drawn} />
      </main>
    </PageSpeechProvider>
  </Activity>
)
const pages = (front: 'en' | 'zh', drawn: number) => (
  <>
    <Page name="en" words={documents} isFront={front === 'en'} drawn={drawn} />
    <Page name="zh" isFront={front === 'zh'} drawn={drawn} />
  </>
)
const part = (name: string) => screen.getByTestId(name).querySelector('button')

it('each open page keeps its language, whichever is in front and whenever it is drawn again', async () => {
  const { rerender } = render(pages('zh', 1))
  await vi.waitFor(() => expect(part('en')?.textContent).toBe('Files'))
  expect(part('zh')?.textContent).toBe('文件')
  for (const [drawn, front] of [
    [2, 'en'],
    [3, 'en'],
    [4, 'zh'],
    [5, 'zh'],
  ] as const) {
    rerender(pages(front, drawn))
    for (const [name, text] of [
      ['en', 'Files'],
      ['zh', '文件'],
    ] as const) {
      await vi.waitFor(() => expect(part(name)?.dataset['drawn']).toBe(String(drawn)))
      expect(part(name)?.textContent).toBe(text)
    }
  }
})

it('a part that changes behind a page of another language keeps its own', async () => {
  render(pages('en', 1))
  await vi.waitFor(() => expect(part('zh')).not.toBeNull())
  act(() => void fireEvent.click(part('zh')!))
  await vi.waitFor(() => expect(part('zh')?.textContent).toBe('加载中…'))
  fireEvent.click(part('en')!)
  expect(part('en')?.textContent).toBe('Loading…')
})

it('names steps, documents and reasons of a shipment by their codes where the server says them in Chinese', () => {
  const { shipment } = documents.parts.thread
  expect([shipment.event('受理', 'accept'), shipment.event('提空箱', 'emptyOut'), shipment.event('', 'comment')]).toEqual([
    'Accepted',
    'Empty out',
    '',
  ])
  expect([shipment.kind('补料', 'si'), shipment.reason('货描笼统', 'R02'), shipment.reason('货物未备妥', 'NO_CARGO')]).toEqual([
    'SI',
    'R02',
    'No cargo',
  ])
  expect(shipment.field('装货港', 'LoadPort')).toBe('Load port')
})
