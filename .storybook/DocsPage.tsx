import { DocsContext, DocsStory, Primary, Title, useOf } from '@storybook/addon-docs/blocks'
import { useContext } from 'react'

interface Prop {
  name?: string
  description?: string
  type?: { required?: boolean }
  table?: { category?: string }
}
interface Prepared {
  argTypes: Readonly<Record<string, Prop>>
  parameters: { docs?: { description?: { component?: string } } }
}

/** Theme and language belong to the whole document: stories that set them are looked at one by one. */
const alone = ['深色', '英文']

/** The docs page of a component in Chinese, without the words that Storybook brings: what it is, what it takes, how it looks. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']) as unknown as { preparedMeta: Prepared }
  const [, ...others] = useContext(DocsContext)
    .componentStories()
    .filter(({ tags }) => !alone.some((state) => tags.includes(state)))
  return (
    <>
      <Title />
      <p>{preparedMeta.parameters.docs?.description?.component}</p>
      <Primary />
      <Props argTypes={preparedMeta.argTypes} />
      <h2>各种状态</h2>
      {others.map(({ id, moduleExport }) => (
        <DocsStory key={id} of={moduleExport} expanded />
      ))}
      <p>深色与英文各有单独的一页，见左侧目录；工具栏可切换任意一页的主题与语言。</p>
    </>
  )
}

/** The words are those of the stories' `argTypes`; what has none there belongs to the story alone. */
function Props({ argTypes }: Pick<Prepared, 'argTypes'>) {
  const described = Object.entries(argTypes).filter(([, { description }]) => description)
  return [...Map.groupBy(described, ([, { table }]) => table?.category ?? '')].map(([component, props]) => (
    <section key={component}>
      <h2>{component ? `${component} 的属性` : '属性'}</h2>
      <table style={{ width: '100%' }}>
        <thead>
          <tr>
            <th scope="col">名称</th>
            <th scope="col">说明</th>
          </tr>
        </thead>
        <tbody>
          {props.map(([key, { name = key, description, type }]) => (
            <tr key={key}>
              <td>
                <code>{name}</code>
                {type?.required ? '（必填）' : null}
              </td>
              <td>{description}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  ))
}
