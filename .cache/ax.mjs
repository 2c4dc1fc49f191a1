import { chromium } from 'playwright-core';
import { AxeBuilder } from '@axe-core/playwright';
const b=await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox','--disable-gpu','--disable-background-networking']});
const page=await (await b.newContext({viewport:{width:1440,height:900}})).newPage();
for(const p of ['/','/departments','/doctors','/packages','/news','/gallery','/pricing']){
 let t=performance.now(); await page.goto('http://127.0.0.1:4555'+p,{waitUntil:'load'}); const g=performance.now()-t;
 t=performance.now(); await new AxeBuilder({page}).setLegacyMode().analyze(); const a=performance.now()-t;
 t=performance.now(); await new AxeBuilder({page}).setLegacyMode().options({resultTypes:['violations']}).analyze(); const a2=performance.now()-t;
 await page.setViewportSize({width:390,height:844});
 t=performance.now(); await new AxeBuilder({page}).setLegacyMode().disableRules(['color-contrast']).analyze(); const a3=performance.now()-t;
 t=performance.now(); await new AxeBuilder({page}).setLegacyMode().analyze(); const a4=performance.now()-t;
 await page.setViewportSize({width:1440,height:844});
 console.log(p,[g,a,a2,a3,a4].map(Math.round).join(' '), await page.evaluate(()=>document.querySelectorAll('*').length));
}
await b.close();
