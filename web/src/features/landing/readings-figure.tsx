import { styled } from '@mui/material/styles';
import type { CSSProperties } from 'react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Halves, Head, Machine, Person, Row, Rows, Sheet, Sign } from './readings-parts.tsx';

const Caption = styled('figcaption')(({ theme }) => ({
  ...theme.typography.caption,
  marginTop: 14,
  color: theme.vars.palette.text.disabled,
}));

/** `front` and `back` are the widths of a row's two columns in percent: they follow the crease. */
const readings = [
  {
    front: 56,
    back: 30,
    claim: 'The price of a second location is nowhere on the site.',
    basis: 'Inference: the pricing section names one shop only.',
    words: 'I have two shops. I would have paid. I wrote an email instead.',
    name: 'Marisol Ortega',
    trade: 'runs two bike shops',
  },
  {
    front: 46,
    back: 40,
    claim: 'Starting costs nothing and asks for no card.',
    basis: '“Try it for 30 days. No card.” Pricing',
    words: 'That one line is the reason I kept reading to the end.',
    name: 'Tom Abara',
    trade: 'service manager',
  },
  {
    front: 32,
    back: 51,
    claim: 'No picture of the product before the first scroll.',
    basis: 'Inference: 0 of 6 images show the app.',
    words:
      'Show me the ticket screen. My mechanics will stare at it all day, and I had to sign up to see it. I very nearly didn’t.',
    name: 'Ines Lindqvist',
    trade: 'bike mechanic, 11 years',
  },
] as const;

const columns = (front: number, back: number): CSSProperties & Record<`--${string}`, string> => ({
  '--front': `${front}%`,
  '--back': `${back}%`,
});

/** Example findings on both sides of a sheet: the machine's words on the front, people's on the back. */
export function ReadingsFigure() {
  // Resizing the window must not start the animation again.
  const [isTurned, setIsTurned] = useState(false);
  return (
    <figure aria-labelledby="twice-caption">
      <Sheet>
        <Halves aria-hidden="true" data-turned={isTurned || undefined} onAnimationEnd={() => setIsTurned(true)}>
          <div className="front">
            <i />
          </div>
          <div className="crease">
            <i />
          </div>
          <div className="back">
            <i />
          </div>
        </Halves>
        <Head aria-hidden="true">
          <Sign className="machine">The machine, in 20 seconds</Sign>
          <Sign className="people">Three people, in 31 hours</Sign>
        </Head>
        <Rows>
          {readings.map(({ front, back, claim, basis, words, name, trade }) => (
            <Row key={name} style={columns(front, back)}>
              <Machine>
                <Sign className="machine who">The machine</Sign>
                <p className="claim">{claim}</p>
                <p className="basis">{basis}</p>
              </Machine>
              <Person>
                <Sign className="people who">A person</Sign>
                <blockquote>{words}</blockquote>
                <figcaption>
                  {name}
                  <span>&ensp;·&ensp;{trade}</span>
                </figcaption>
              </Person>
            </Row>
          ))}
        </Rows>
      </Sheet>
      <Caption id="twice-caption">
        One report, two readings. Benchbook, a made-up ticket system for bike repair shops.{' '}
        <Link to="/#demo-flow">See how a report is made</Link>
      </Caption>
    </figure>
  );
}
