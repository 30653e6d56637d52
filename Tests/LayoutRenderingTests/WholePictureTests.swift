import LayoutRendering
import Testing

@Suite struct WholePictureTests {
  /// A border, paddings, margins, a line of text, an image and names.
  ///
  /// The picture was inspected in light and dark colors before it was recorded.
  @Test func smallPicture() throws {
    let layout = try layout(
      """
      {"name": "small", "root": {"id": "box", "style": {"width": 80, "padding": 10, "border": 1, "margin": 2},
        "children": [{"measure": {"text": "Hi you", "advance": 8, "lineHeight": 20}}, {"id": "image", "measure": {"fixed": [90, 30]}}]}}
      """)
    #expect(
      SVGRenderer().render(layout) == """
        <svg xmlns="http://www.w3.org/2000/svg" width="410" height="438" viewBox="0 0 410 438" role="img" aria-labelledby="picture-title picture-description" font-family="system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif">
          <title id="picture-title">small</title>
          <desc id="picture-description">3 boxes in 80 × 72 points.</desc>
          <style>
            .code { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', monospace }
            @media (prefers-color-scheme: dark) {
              .paper { fill: #0d1117 }
              .ink { fill: #e6edf3 }
              .faint { fill: #9198a1 }
              .rule { stroke: #6e7681 }
              .margin { fill: #e3a341 }
              .overflow { fill: #ff7b72; stroke: #ff7b72 }
              .pin { stroke: #3fb950 }
              .pin-text { fill: #56d364 }
              .amount { fill: #ffa198 }
              .root { fill: #151b23; stroke: #656c76 }
              .blue { fill: #12263f; stroke: #4493f8 }
              .violet { fill: #251b41; stroke: #a47de8 }
              .teal { fill: #0b2f33; stroke: #35b3b5 }
              .pink { fill: #3b1730; stroke: #e275ad }
              .root-label { fill: #9198a1 }
              .blue-label { fill: #79b8ff }
              .violet-label { fill: #c4a6fb }
              .teal-label { fill: #63d0d1 }
              .pink-label { fill: #f59ccb }
            }
          </style>
          <defs>
            <pattern id="margin-hatch" patternUnits="userSpaceOnUse" width="1.25" height="1.25" patternTransform="rotate(45)">
              <rect class="margin" fill="#d4860b" stroke-width="0" width="1.25" height="1.25" fill-opacity="0.16"/>
              <rect class="margin" fill="#d4860b" stroke-width="0" width="0.31" height="1.25" fill-opacity="0.4"/>
            </pattern>
          </defs>
          <rect class="paper" fill="#ffffff" width="410" height="438" rx="8"/>
          <g>
            <text class="ink" fill="#1f2328" font-size="16" font-weight="600" x="50" y="36.8">small</text>
            <path class="rule" stroke="#8c959f" fill="none" d="M58 62L378 62M58 58L58 66M378 58L378 66"/>
            <rect class="paper" fill="#ffffff" x="205.88" y="54" width="24.24" height="16"/>
            <text class="faint code" fill="#59636e" font-family="monospace" font-size="11" text-anchor="middle" x="218" y="65.85">80</text>
            <path class="rule" stroke="#8c959f" fill="none" d="M36 84L36 372M32 84L40 84M32 372L40 372"/>
            <rect class="paper" fill="#ffffff" x="28" y="215.88" width="16" height="24.24"/>
            <text class="faint code" fill="#59636e" font-family="monospace" font-size="11" text-anchor="middle" transform="translate(39.85 228) rotate(-90)">72</text>
            <g transform="translate(58 84) scale(4)">
              <g>
                <title>box 80 × 72 at 0, 0</title>
                <path fill="url(#margin-hatch)" fill-rule="evenodd" d="M-2 -2H82V74H-2V-2ZM0 0H80V72H0V0Z"/>
                <rect class="root" fill="#f6f8fa" stroke="#818b98" x="0.13" y="0.13" width="79.75" height="71.75" rx="0.88" stroke-width="0.25"/>
                <path class="root-label" fill="#59636e" fill-opacity="0.5" fill-rule="evenodd" d="M1 0H79A1 1 0 0 1 80 1V71A1 1 0 0 1 79 72H1A1 1 0 0 1 0 71V1A1 1 0 0 1 1 0ZM1 1H79V71H1V1Z"/>
                <path class="root-label" fill="#59636e" fill-opacity="0.13" fill-rule="evenodd" d="M1 1H79V71H1V1ZM11 11H69V61H11V11Z"/>
              </g>
              <g>
                <title>58 × 20 at 11, 11</title>
                <rect class="blue" fill="#e3effd" stroke="#2f7fd8" x="11.13" y="11.13" width="57.75" height="19.75" rx="0.88" stroke-width="0.25"/>
                <text class="ink code" fill="#1f2328" font-family="monospace" font-size="13.29" x="11" y="25.65" textLength="48" xml:space="preserve">Hi you</text>
              </g>
              <g>
                <title>image 58 × 30 at 11, 31</title>
                <rect class="blue" fill="#e3effd" stroke="#2f7fd8" x="11.13" y="31.13" width="57.75" height="29.75" rx="0.88" stroke-width="0.25"/>
                <path class="blue" fill="#e3effd" stroke="#2f7fd8" stroke-width="0.25" stroke-opacity="0.45" d="M11.25 31.25L68.75 60.75M68.75 31.25L11.25 60.75"/>
              </g>
              <text class="root-label code" fill="#59636e" font-family="monospace" font-size="2.63" text-anchor="middle" x="40" y="6.92">10</text>
              <text class="root-label code" fill="#59636e" font-family="monospace" font-size="2.63" text-anchor="middle" x="6" y="36.92">10</text>
              <text class="root-label code" fill="#59636e" font-family="monospace" font-size="2.63" text-anchor="middle" x="40" y="66.92">10</text>
              <text class="root-label code" fill="#59636e" font-family="monospace" font-size="2.63" text-anchor="middle" x="74" y="36.92">10</text>
              <text class="root-label code" fill="#59636e" font-family="monospace" font-size="2.63" text-anchor="middle" x="4.51" y="4.11">box</text>
              <rect class="blue" fill="#e3effd" stroke="#2f7fd8" stroke-opacity="0" x="29.33" y="44.56" width="21.33" height="2.89" rx="0.5"/>
              <text class="blue-label code" fill="#1a5fb4" font-family="monospace" font-size="2.63" text-anchor="middle" x="40" y="46.92">image 58 × 30</text>
            </g>
          </g>
          <g transform="translate(50 400) scale(4)">
            <rect class="blue" fill="#e3effd" stroke="#2f7fd8" x="0.88" y="0.88" width="1.75" height="1.75" stroke-width="0.25"/>
            <path fill="url(#margin-hatch)" fill-rule="evenodd" d="M0 0H3.5V3.5H0V0ZM0.88 0.88H2.63V2.63H0.88V0.88Z"/>
          </g>
          <text class="faint code" fill="#59636e" font-family="monospace" font-size="11" x="70" y="410.85">margin</text>
          <g transform="translate(129.73 400) scale(4)">
            <rect class="blue" fill="#e3effd" stroke="#2f7fd8" x="0.88" y="0.88" width="1.75" height="1.75" stroke-width="0.25"/>
            <path class="blue-label" fill="#1a5fb4" fill-opacity="0.5" fill-rule="evenodd" d="M0 0H3.5V3.5H0V0ZM0.88 0.88H2.63V2.63H0.88V0.88Z"/>
          </g>
          <text class="faint code" fill="#59636e" font-family="monospace" font-size="11" x="149.73" y="410.85">border</text>
          <g transform="translate(209.46 400) scale(4)">
            <rect class="blue" fill="#e3effd" stroke="#2f7fd8" x="0.88" y="0.88" width="1.75" height="1.75" stroke-width="0.25"/>
            <path class="blue-label" fill="#1a5fb4" fill-opacity="0.26" fill-rule="evenodd" d="M0 0H3.5V3.5H0V0ZM0.88 0.88H2.63V2.63H0.88V0.88Z"/>
          </g>
          <text class="faint code" fill="#59636e" font-family="monospace" font-size="11" x="229.46" y="410.85">padding</text>
        </svg>

        """)
  }
}
