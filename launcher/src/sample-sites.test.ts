import { describe, expect, it } from 'vitest';
import { startSampleSites } from './sample-sites.ts';

describe('offering sample sites', () => {
  it('serves each site that is listed as a page of its own, and allows exactly that pair', async () => {
    const sampleSites = await startSampleSites(0);
    expect(sampleSites.sites.length).toBeGreaterThan(0);
    for (const { url } of sampleSites.sites) {
      const response = await fetch(url);
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(await response.text()).toContain('<title>');
      expect(new URL(url).host).toBe(sampleSites.allowedPair);
      expect((await fetch(url.replace(/\/$/, ''))).url).toBe(url);
    }
    expect(sampleSites.allowedPair).toMatch(/^127\.0\.0\.1:\d+$/);
    expect((await fetch(`http://${sampleSites.allowedPair}/no-such-site/`)).status).toBe(404);
    await sampleSites.close();
  });
});
