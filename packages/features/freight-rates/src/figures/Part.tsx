import type { DetailStore } from '@jst/feature-kit'
import { ErrorView, Section } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'

/** One read of a page of figures: where it fails, it fails alone. */
export const Part = observer(function Part<T>({
  title,
  read,
  children,
}: {
  title: string
  read: Pick<DetailStore<T>, 'data' | 'status' | 'error' | 'reload'>
  children: (data: T | undefined) => ReactNode
}) {
  if (read.status === 'failed' && read.error)
    return (
      <Section title={title}>
        <ErrorView error={read.error} onRetry={read.reload} />
      </Section>
    )
  return children(read.data)
}) as <T>(props: {
  title: string
  read: Pick<DetailStore<T>, 'data' | 'status' | 'error' | 'reload'>
  children: (data: T | undefined) => ReactNode
}) => ReactNode
