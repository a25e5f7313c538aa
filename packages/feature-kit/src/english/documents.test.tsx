// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { Activity } from 'react'
import { afterEach, expect, it } from 'vitest'
import { texts } from '../document/texts.ts'
import { PageSpeechProvider } from '../screens/page-speech.tsx'
import { chineseIn } from '../testing/words.ts'
import { documents } from './documents.ts'

afterEach(cleanup)

it('every text of the parts of documents is English where the page is', () => {
  expect(chineseIn(documents)).toEqual([])
})

const words = texts.files
const Part = () => <p>{words.title}</p>
const Page = ({ english, shown }: { english: boolean; shown: boolean }) => (
  <Activity mode={shown ? 'visible' : 'hidden'}>
    <PageSpeechProvider words={english ? documents : undefined}>
      <Part key={String(shown)} />
    </PageSpeechProvider>
  </Activity>
)

it('parts of each open page speak its language, also when its tab comes to the front again', () => {
  const pages = (front: 'en' | 'zh') => (
    <>
      <Page english shown={front === 'en'} />
      <Page english={false} shown={front === 'zh'} />
    </>
  )
  const { rerender } = render(<Page english shown />)
  expect(screen.getByText('Files')).toBeTruthy()
  rerender(<Page english={false} shown />)
  rerender(pages('zh'))
  rerender(pages('en'))
  expect(words.title).toBe('Files')
  rerender(pages('zh'))
  expect(words.title).toBe('文件')
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
