import type { LiveContent, SiteProfile } from '@jst/contracts/portal'
import type { ReactNode } from 'react'
import type { PageModel } from '../model.ts'
import { Offices } from '../blocks/Lists.tsx'
import { Years } from '../blocks/Story.tsx'
import { Picture } from '../Picture.tsx'
import { RichText } from '../rich.tsx'
import { useSite } from '../site.tsx'
import { Title } from './Title.tsx'

/** Company profile; parts without content are left out. */
export function Profile({ profile, offices, model }: { profile: SiteProfile; offices: readonly LiveContent[]; model: PageModel }) {
  const { texts } = useSite()
  return (
    <Title text={texts.page(model.page)} quiet={profile.Slogan} lead={profile.Summary}>
      <RichText text={profile.Body} />
      <Section title={texts.culture} shown={profile.Culture !== ''}>
        <RichText text={profile.Culture} />
      </Section>
      <Section title={texts.milestones} shown={profile.Milestones.length > 0}>
        <Years milestones={profile.Milestones} />
      </Section>
      <Section title={texts.licences} shown={profile.Licences.length > 0}>
        <dl className="facts">
          {profile.Licences.flatMap(({ Label, No }) => [<dt key={Label}>{Label}</dt>, <dd key={`${Label} ${No}`}>{No}</dd>])}
        </dl>
      </Section>
      <Section title={texts.honours} shown={profile.Honours.length > 0}>
        <ul className="gallery">
          {profile.Honours.map(({ Year, Title: title, Picture: key }) => (
            <li key={Year + title}>
              <figure>
                <Picture of={key} alt="" sizes="380px" />
                <figcaption>{[Year, title].filter(Boolean).join(' ')}</figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </Section>
      <Section title={texts.pictures} shown={profile.Pictures.length > 0}>
        <ul className="gallery">
          {profile.Pictures.map(({ Picture: key, Text }) => (
            <li key={key + Text}>
              <figure>
                <Picture of={key} alt={Text} sizes="380px" />
                <figcaption>{Text}</figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </Section>
      <Section title={texts.offices} shown={offices.length > 0}>
        <Offices offices={offices} />
      </Section>
    </Title>
  )
}

const Section = ({ title, shown, children }: { title: string; shown: boolean; children: ReactNode }) =>
  shown ? (
    <section className="section">
      <h2>{title}</h2>
      {children}
    </section>
  ) : null
