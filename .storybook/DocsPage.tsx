import { DocsContext, DocsStory, Primary, Title, useOf } from '@storybook/addon-docs/blocks'
import { useContext, type ReactNode } from 'react'
import { releaseOf, valuesIn } from './release.ts'

interface Prop {
  name: string
  description?: string
  type?: { required?: boolean }
  table?: { type?: { summary?: string; detail?: string }; defaultValue?: { summary?: string } }
}
type Props = Readonly<Record<string, Prop>>
/** How a component is used: `parameters.guide` of its stories. */
interface Guide {
  when: string
  good: readonly string[]
  bad: readonly string[]
  sample: string
}
interface Prepared {
  argTypes: Props
  component?: unknown
  subcomponents?: Readonly<Record<string, unknown>>
  parameters: {
    /** Of the stories, from the root of the repository. */
    fileName?: string
    guide?: Guide
    docs?: { description?: { component?: string }; extractArgTypes?: (component: unknown) => Props | null }
  }
}

/** Theme, language and width belong to the whole document: stories that set them are looked at one by one. */
const alone = ['深色', '英文', '手机']

/** The docs page of a component in Chinese: what it is, its version, when to use it, its code, what it takes, how it looks. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']) as unknown as { preparedMeta: Prepared }
  const { parameters, argTypes, component, subcomponents } = preparedMeta
  const [, ...others] = useContext(DocsContext)
    .componentStories()
    .filter(({ tags }) => !alone.some((state) => tags.includes(state)))
  // a story that stands around its component names it in `subcomponents`; what the story itself takes is no prop
  const shown = subcomponents ?? { '': component }
  return (
    <>
      <Title />
      <p>{parameters.docs?.description?.component}</p>
      <Release file={parameters.fileName ?? ''} />
      <Primary />
      {parameters.guide ? <Use {...parameters.guide} /> : null}
      {Object.entries(shown).map(([name, one]) => (
        <PropsOf
          key={name}
          name={name}
          props={parameters.docs?.extractArgTypes?.(one) ?? {}}
          words={argTypes}
          file={parameters.fileName ?? ''}
        />
      ))}
      {others.length > 0 ? <h2>各种状态</h2> : null}
      {others.map(({ id, moduleExport }) => (
        <DocsStory key={id} of={moduleExport} expanded />
      ))}
      <p>深色、英文与手机宽度各有单独的一页，见左侧目录；工具栏可切换任意一页的主题、语言与宽度。</p>
    </>
  )
}

/** Pages of tokens and of screens belong to no package. */
function Release({ file }: { file: string }) {
  const release = releaseOf(file)
  return release ? (
    <p>
      <code>{release.name}</code> · 版本：{release.version} · 状态：{release.status}
    </p>
  ) : null
}

function Use({ when, good, bad, sample }: Guide) {
  return (
    <>
      <h2>什么时候用</h2>
      <p>{when}</p>
      <h2>这样做</h2>
      <Lines of={good} />
      <h2>不这样做</h2>
      <Lines of={bad} />
      <h2>代码</h2>
      <pre style={{ padding: 12, overflowX: 'auto', border: '1px solid var(--jst-line)', borderRadius: 'var(--jst-radius)' }}>
        <code>{sample}</code>
      </pre>
    </>
  )
}
const Lines = ({ of }: { of: readonly string[] }) => (
  <ul>
    {of.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
)

/** Names, types with their values, and defaults are those of the source; the words are the `argTypes` of the stories. */
function PropsOf({ name, props, words, file }: { name: string; props: Props; words: Props; file: string }) {
  const all = Object.entries({ ...(name ? {} : described(words)), ...props })
  if (all.length === 0) return null
  return (
    <section>
      <h2>{name ? `${name} 的属性` : '属性'}</h2>
      <table style={{ width: '100%' }}>
        <thead>
          <tr>
            {['名称', '类型', '默认', '说明'].map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {all.map(([key, { type, table }]) => (
            <tr key={key}>
              <td>
                <code>{key}</code>
                {type?.required ? '（必填）' : null}
              </td>
              <Type type={table?.type?.detail ?? table?.type?.summary ?? ''} file={file} />
              <Code>{table?.defaultValue?.summary}</Code>
              <td>{words[key]?.description}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
function Type({ type, file }: { type: string; file: string }) {
  return (
    <td>
      {[type, ...valuesIn(type, file)].map((line) => (
        <code key={line} style={{ display: 'block', border: 0 }}>
          {line}
        </code>
      ))}
    </td>
  )
}
const Code = ({ children }: { children: ReactNode }) => <td>{children ? <code>{children}</code> : null}</td>
const described = (words: Props): Props => Object.fromEntries(Object.entries(words).filter(([, { description }]) => description))
